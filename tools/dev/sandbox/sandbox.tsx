import { renderToStaticMarkup } from 'react-dom/server';
import { frameAttributes } from '../../../src/page/document/frame.ts';
import { type RenderedPage, renderPage } from '../../../src/page/render.tsx';
import { ProseImage } from '../../../src/prose/image/ProseImage.tsx';
import { parsePageSource } from '../../../src/site/front-matter.ts';
import type { DocPage } from '../../../src/site/page.ts';
import type { Site } from '../../../src/site/site.ts';
import { RenderContext, type RenderContextValue } from '../../../src/view/context.ts';
import { sandboxLabs, sandboxName } from './lab-list.ts';
import { type LabState, labInState, labStates } from './lab-states.tsx';
import productParts from './product.md?raw';
import proseParts from './sandbox.md?raw';

/** Address of the page that shows every part in each of its states; no build has it. */
export const sandboxPath = '/sandbox';

const file = 'tools/dev/sandbox/sandbox.md';

/** A page with the attributes of its document. */
export interface RenderedSandbox extends RenderedPage {
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Renders the page of all parts by the way that every page goes. Where a part has states that no author can write, a
 * line of the text stands for it until then.
 * @param wanted `dir=rtl` and `theme=dark`, in any mixture
 */
export async function renderSandbox(
  edition: Site,
  wanted: URLSearchParams,
  generator: string,
): Promise<RenderedSandbox> {
  const direction = wanted.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  const theme = wanted.get('theme') === 'dark' ? 'dark' : 'light';
  const site: Site = { ...edition, locale: { ...edition.locale, direction }, editions: [] };
  const { frontMatter, body } = parsePageSource(file, textOf(site));
  const source = { file, relative: 'sandbox.md', route: sandboxPath, frontMatter, body };
  const page: DocPage = {
    kind: 'doc',
    ...source,
    source,
    path: sandboxPath,
    title: frontMatter.title,
    description: frontMatter.description,
    unlisted: true,
    untranslated: false,
    outdated: false,
    trail: [],
  };
  const rendered = await renderPage(site, page, generator);
  const drawn = rendered.body.replace(/<p>STATE ([^<]*)<\/p>/g, (_, name: string) =>
    drawState(name, { site, page, path: sandboxPath, parts: new Set() }),
  );
  return {
    ...rendered,
    body: drawn,
    attributes: { ...frameAttributes(site, false), 'data-theme': theme, 'data-theme-choice': theme },
  };
}

const introduction = `---
title: Sandbox
description: "Every part that a page of this site can contain, each in its states; shown while writing, and in no build."
type: reference
unlisted: true
---

`;

function textOf({ product }: Site): string {
  const labs = sandboxLabs.flatMap((lab) => {
    const name = sandboxName(lab);
    const attributes = Object.entries(lab.attributes ?? {}).map(([key, value]) => `${key}="${value}"`);
    return [
      `## Lab: ${name}`,
      `::${lab.directive}${attributes.length > 0 ? `{${attributes.join(' ')}}` : ''}`,
      ...Object.keys(labStates).flatMap((state) => [`### ${name} ${state}`, `STATE ${name}: ${state}`]),
    ];
  });
  return introduction + [proseParts, ...(product ? [productParts, labs.join('\n\n')] : [])].join('\n\n');
}

function drawState(name: string, render: RenderContextValue): string {
  if (name === 'image')
    return renderToStaticMarkup(
      <RenderContext value={render}>
        <p>
          <ProseImage src="/favicon.svg" alt="The sign of the site" width={64} height={64} />
        </p>
      </RenderContext>,
    );
  const [wanted, state] = name.split(': ');
  const lab = sandboxLabs.find((each) => sandboxName(each) === wanted);
  if (!lab || !state || !(state in labStates)) throw new Error(`The sandbox has no state "${name}"`);
  return labInState(lab, state as LabState, render);
}
