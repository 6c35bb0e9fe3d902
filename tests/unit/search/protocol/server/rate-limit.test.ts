import { describe, expect, it } from 'vitest';
import { RateLimit } from '../../../../../server/search/rate-limit.ts';

function limitAt() {
  const clock = { now: 0 };
  const limit = new RateLimit({ perSecond: 10, burst: 20, clients: 3, now: () => clock.now });
  return { clock, limit };
}

describe('the rate limit', () => {
  it('lets a burst pass, then as many as a second has room for, and says how long to wait', () => {
    const { clock, limit } = limitAt();
    expect(Array.from({ length: 20 }, () => limit.take('10.0.0.1'))).toEqual(Array(20).fill(0));
    expect(limit.take('10.0.0.1')).toBe(1);
    clock.now = 90;
    expect(limit.take('10.0.0.1')).toBe(1);
    clock.now = 200;
    expect([limit.take('10.0.0.1'), limit.take('10.0.0.1'), limit.take('10.0.0.1')]).toEqual([0, 0, 1]);
    clock.now = 100_000;
    expect(limit.take('10.0.0.1', 20)).toBe(0);
    expect(limit.take('10.0.0.1', 20)).toBe(2);
  });

  it('lets a call with more queries than the burst pass when the bucket is full', () => {
    const { limit } = limitAt();
    expect(limit.take('10.0.0.1', 50)).toBe(0);
    expect(limit.take('10.0.0.1')).toBe(1);
  });

  it('knows clients apart, and a network of IPv6 as one', () => {
    const { limit } = limitAt();
    for (const first of ['10.0.0.1', '2001:db8:1:2::1']) expect(limit.take(first, 20)).toBe(0);
    for (const other of ['10.0.0.2', '2001:db8:1:3::1']) expect(limit.take(other, 20)).toBe(0);
    for (const same of ['2001:db8:1:3:ffff::', '2001:db8:1:3:0:0:0:1%eth0', '::ffff:10.0.0.2']) {
      expect(limit.take(same), same).toBeGreaterThan(0);
    }
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0:ffff::'],
    ['::1', '0:0:0:0:1:2:3:4'],
    ['2001:db8:1::', '2001:db8:1:0:1:2:3:4'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::FFFF:10.0.0.1', '10.0.0.1'],
  ])('takes %s and %s for one client', (one, other) => {
    const { limit } = limitAt();
    limit.take(one, 20);
    expect(limit.take(other)).toBeGreaterThan(0);
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['::1', '0:0:0:1::'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
  ])('takes %s and %s for two', (one, other) => {
    const { limit } = limitAt();
    limit.take(one, 20);
    expect(limit.take(other)).toBe(0);
  });

  it('forgets the client that was not seen for longest', () => {
    const { limit } = limitAt();
    for (const client of ['a', 'b', 'c']) limit.take(client, 20);
    expect(limit.take('a')).toBe(1);
    limit.take('d');
    expect(limit.size).toBe(3);
    expect(limit.take('a')).toBe(1);
    expect(limit.take('b')).toBe(0);
    for (let client = 0; client < 1000; client++) limit.take(`client ${client}`);
    expect(limit.size).toBe(3);
  });
});
