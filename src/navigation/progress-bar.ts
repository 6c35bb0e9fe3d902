import * as progress from './progress.ts';

/**
 * Starts the bar of a navigation; it shows once that takes long (row 4.18).
 * @returns ends it: at once when it does not show yet, else it runs to the end and fades
 */
export function startProgressBar(): () => void {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  // The status of the page is told by its title and heading.
  bar.ariaHidden = 'true';
  let share: number = progress.start;
  let trickling: ReturnType<typeof setInterval> | undefined;
  const draw = (at: number) => {
    bar.style.transform = `translateX(${(document.dir === 'rtl' ? 1 : -1) * (1 - at) * 100}%)`;
  };
  const waiting = setTimeout(() => {
    draw(share);
    document.body.append(bar);
    trickling = setInterval(() => {
      share = progress.nextShare(share, Math.random());
      draw(share);
    }, progress.every);
  }, progress.delay);
  return () => {
    clearTimeout(waiting);
    clearInterval(trickling);
    if (!bar.isConnected) return;
    draw(1);
    setTimeout(() => {
      bar.style.opacity = '0';
      setTimeout(() => bar.remove(), progress.speed);
    }, progress.speed);
  };
}
