import type { Page, Request } from '@playwright/test';

/**
 * Collects what a reader would never see but a page must not do.
 * @param host name of the host that serves the site
 * @returns a list that grows while the page is used: console errors, failed requests, requests to other hosts
 */
export function watchComplaints(page: Page, host = 'localhost'): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  const asked = new Set<Request>();
  page.on('requestfailed', (request) => {
    // Another page, left before, may have asked for it.
    if (asked.has(request)) complaints.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    asked.add(request);
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== host) complaints.push(`other host: ${request.url()}`);
  });
  return complaints;
}
