import { renderSidebarFragment } from '../../shell/render.tsx';
import { currentSite } from '../../site/current-site.ts';

export async function GET(): Promise<Response> {
  const html = renderSidebarFragment(await currentSite());
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
