import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is dropped anywhere on the lab; without it, the browser would leave the page for the file. */
export function useDrop(place: { readonly current: HTMLElement | null }, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const lab = place.current?.closest<HTMLElement>('[data-lab]');
    if (!lab) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      lab.dataset.dropping = '';
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!lab.contains(relatedTarget as Node | null)) delete lab.dataset.dropping;
    };
    const drop = (event: DragEvent) => {
      delete lab.dataset.dropping;
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    lab.addEventListener('dragover', over);
    lab.addEventListener('dragleave', leave);
    lab.addEventListener('drop', drop);
    return () => {
      lab.removeEventListener('dragover', over);
      lab.removeEventListener('dragleave', leave);
      lab.removeEventListener('drop', drop);
    };
  }, [place]);
}
