import { describe, expect, it, vi } from 'vitest';
import { onStoppedClock, session } from './fake-session.ts';

onStoppedClock();

describe('a session that waits for a typing reader', () => {
  const patient = () => session({ pause: 300 });
  const typed = (query: string) => ({ query, section: undefined, typed: true });

  it('asks 300 ms after the last letter, once [2R.1]', async () => {
    const { look, calls } = patient();
    look(typed('ta'));
    await vi.advanceTimersByTimeAsync(299);
    look(typed('tap'));
    await vi.advanceTimersByTimeAsync(299);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ query }) => query)).toEqual(['tap']);
  });

  it('asks at once for what nobody types, and when it is told to, once', async () => {
    const { look, now, calls } = patient();
    look(typed('ta'));
    look({ query: 'tap', section: undefined });
    expect(calls.map(({ query }) => query)).toEqual(['tap']);
    look(typed('tape'));
    now();
    now();
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.map(({ query }) => query)).toEqual(['tap', 'tape']);
  });

  it('ends the query before with the first letter of another, and waits for nothing once it is cancelled', async () => {
    const { look, cancel, call, calls } = patient();
    look({ query: 'ta', section: undefined });
    look(typed('tap'));
    expect(call(0).signal.aborted).toBe(true);
    cancel();
    await vi.advanceTimersByTimeAsync(600);
    expect(calls).toHaveLength(1);
  });

  it('lets only the newest query wait', () => {
    const { look, calls } = patient();
    for (const query of ['a', 'ab']) look({ query, section: undefined });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});
