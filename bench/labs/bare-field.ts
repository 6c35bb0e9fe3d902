import type { BrowserContext } from '@playwright/test';
import type { LabPage } from './lab-pages.ts';

/**
 * The least a lab could be: a field, and a worker that answers at once. What a letter takes here no lab can go below: a
 * browser holds back what a worker answers until the letter is painted.
 */
export const bareField: LabPage = { lab: 'bare-field', path: '/bare-field' };

const page = `<!doctype html>
<title>A field and a worker</title>
<style>textarea { inline-size: 60rem; block-size: 22rem; font: 1rem / 1.5 monospace }</style>
<section data-lab="bare-field">
  <textarea name="text">A line of words, as long as lines in files of settings often are.</textarea>
  <p class="lab-result">0</p>
</section>
<script>
  const lab = document.querySelector('[data-lab]');
  const [field, result] = lab.children;
  const worker = new Worker('/bare-field.js');
  worker.onmessage = ({ data }) => (result.textContent = data);
  field.oninput = () => worker.postMessage(field.value);
  lab.onpointerover = () => (lab.dataset.ready = '');
</script>`;
const worker = 'let answers = 0; onmessage = () => postMessage((answers += 1));';

/** Lets a context have the page. */
export async function serveBareField(context: BrowserContext): Promise<void> {
  await context.route('**/bare-field', (route) => route.fulfill({ contentType: 'text/html', body: page }));
  await context.route('**/bare-field.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: worker }),
  );
}
