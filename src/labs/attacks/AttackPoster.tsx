import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { sharedFields } from '../frame/share.ts';
import { AttackLab, type AttackLabProps } from './AttackLab.tsx';
import { sentenceOf } from './engine/log.ts';
import { drawnOf, sceneAt } from './engine/scene.ts';

interface AttackPosterProps extends AttackLabProps {
  /** Brings the style of the lab, which would move the page while it is a picture. */
  dress(): Promise<unknown>;
}

/**
 * An attack in the page of its tactic: how the run ended, and the run in words, which is all to be read without a script.
 * A press makes it the lab, at its place, and plays it; a link that holds a run of it makes it the lab with that run.
 */
export function AttackPoster({ dress, ...props }: AttackPosterProps) {
  const [isOpen, setOpen] = useState(false);
  const { kind, drawn, first, data } = props;
  const { strings } = data;
  const open = async () => {
    // It can be used without.
    await dress().catch(() => undefined);
    flushSync(() => setOpen(true));
  };
  const openShared = useEffectEvent(() => {
    if (sharedFields(location.hash, `attack-${kind.id}`, [])) void open();
  });
  useEffect(() => {
    openShared();
    const follow = () => openShared();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (isOpen)
    return (
      <>
        <AttackLab {...props} />
        <p className="lab-note">{strings.private}</p>
      </>
    );
  const { events, text } = first;
  const { figure: Drawing } = drawn;
  const sentences = events.map((event) => sentenceOf(kind, event));
  const [now = ''] = sentences.slice(-1);
  const watch = async (button: HTMLElement) => {
    const lab = button.closest('[data-lab]');
    await open();
    // The button goes away; its reader goes on with the one that plays.
    const play = lab?.querySelector<HTMLButtonElement>('button[name="play"]');
    play?.focus();
    play?.click();
  };
  return (
    <>
      <figure className="attack-figure">
        <figcaption>{strings.simulation}</figcaption>
        <button type="button" name="watch" onClick={({ currentTarget }) => void watch(currentTarget)}>
          {strings.play}
        </button>
        <div className="attack-drawing">
          <Drawing
            {...drawnOf(events, sceneAt(events, events.length), kind.mostDrawn)}
            events={events}
            text={text}
            label={now}
            strings={strings}
          />
        </div>
        <p className="attack-now" lang="en" dir="ltr">
          {now}
        </p>
      </figure>
      <details>
        <summary>{strings.log}</summary>
        <ol lang="en" dir="ltr">
          {sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a run never change
            <li key={at}>{sentence}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
