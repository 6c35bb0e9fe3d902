import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGtag } from '../../../src/analytics/gtag/gtag.ts';

const head: Record<string, unknown>[] = [];
const page: { dataLayer?: unknown[] } = {};
const commands = () => (page.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const settings = { trackingId: ['G-ABC123'], origin: 'https://tag.example' };

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: { append: (element: Record<string, unknown>) => head.push(element) },
  });
});
afterEach(() => {
  head.length = 0;
  delete page.dataLayer;
});

describe('gtag', () => {
  it('is started with shortened addresses, and reports the first page by that [1.7]', () => {
    createGtag(settings);
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC123', { anonymize_ip: true }],
    ]);
  });

  it('gets commands as `arguments`, the only form its script takes [1.7]', () => {
    createGtag(settings).event('search', { search_term: 'tap' });
    for (const command of page.dataLayer ?? [])
      expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  });

  it('connects to both hosts and loads its script once, also for several ids [1.7]', () => {
    createGtag({ ...settings, trackingId: ['G-ABC123', 'AW-77'] });
    expect(head).toEqual([
      { name: 'link', rel: 'preconnect', href: 'https://tag.example' },
      { name: 'link', rel: 'preconnect', href: 'https://www.google-analytics.com' },
      { name: 'script', async: true, src: 'https://tag.example/gtag/js?id=G-ABC123' },
    ]);
    expect(commands().slice(1)).toEqual([
      ['config', 'G-ABC123', { anonymize_ip: true }],
      ['config', 'AW-77', { anonymize_ip: true }],
    ]);
  });

  it('keeps what others have put on its list', () => {
    page.dataLayer = ['theirs'];
    createGtag(settings);
    expect(page.dataLayer).toHaveLength(3);
  });

  it('reports a page view by its path and title [2N.5]', () => {
    createGtag(settings).pageView({ title: 'TAP | DTX', path: '/tactics/tap#limits' });
    expect(commands().slice(2)).toEqual([
      ['set', 'page_path', '/tactics/tap#limits'],
      ['event', 'page_view', { page_title: 'TAP | DTX' }],
    ]);
  });
});
