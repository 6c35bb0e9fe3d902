import type { KeyboardEvent } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { type Player, speeds } from './usePlayer.ts';

interface TransportProps {
  readonly player: Player;
  /** Number of events. */
  readonly length: number;
  /** The event that happened last, in words. */
  readonly now: string;
  readonly strings: Strings['attackLab'];
}

/**
 * Play, pause, steps, and a slider through the run; on the slider arrows, Home, End and the space bar do the same. A button
 * that leads nowhere now keeps its place among the tab stops: who pressed it with a key goes on from there.
 */
export function Transport({ player, length, now, strings }: TransportProps) {
  const { position, isPlaying, speed } = player;
  const toggle = isPlaying ? player.pause : player.play;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  const place = fill(strings.place, { position, length });
  return (
    <div className="attack-transport">
      <div className="attack-buttons">
        <button
          type="button"
          name="start"
          aria-disabled={position === 0 || undefined}
          onClick={() => player.seek(0)}
        >
          {strings.start}
        </button>
        <button
          type="button"
          name="back"
          aria-disabled={position === 0 || undefined}
          onClick={() => player.seek(position - 1)}
        >
          {strings.back}
        </button>
        <button type="button" name="play" className="attack-play" onClick={toggle}>
          {isPlaying ? strings.pause : strings.play}
        </button>
        <button
          type="button"
          name="step"
          aria-disabled={position >= length || undefined}
          onClick={() => player.seek(position + 1)}
        >
          {strings.step}
        </button>
      </div>
      <input
        type="range"
        name="position"
        min={0}
        max={length}
        value={position}
        aria-label={strings.position}
        aria-valuetext={`${place}. ${now}`}
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <div className="attack-buttons">
        <p className="attack-place">{place}</p>
        <label>
          {strings.speed}
          <select
            name="speed"
            value={speed}
            onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                {`${each} ×`}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
