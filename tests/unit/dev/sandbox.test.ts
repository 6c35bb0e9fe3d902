import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productDirectives } from '../../../src/product/directives.ts';
import { containers } from '../../../src/prose/compile/directives/container-directive.ts';
import { leaves } from '../../../src/prose/compile/directives/leaf-directive.ts';
import { sandboxLabs } from '../../../tools/dev/sandbox/lab-list.ts';
import { labStates } from '../../../tools/dev/sandbox/lab-states.tsx';
import { renderSandbox } from '../../../tools/dev/sandbox/sandbox.tsx';
import { type SentPage, sentPage } from '../../support/sent-page.ts';
import { siteWithProduct } from '../product/product-folder.ts';
import { page } from '../site-folder.ts';

interface Drawn {
  readonly body: string;
  readonly sent: SentPage;
}

let drawn: Promise<Drawn> | undefined;

/** The page, rendered once for all tests. */
function sandbox(): Promise<Drawn> {
  drawn ??= (async () => {
    const site = await siteWithProduct({ 'index.md': page({}, 'Home.') });
    const { body } = await renderSandbox(site, new URLSearchParams(), 'test');
    return { body, sent: sentPage(`<html><body>${body}</body></html>`) };
  })();
  return drawn;
}

describe('the sandbox', () => {
  it('has every directive of the text, and lists every lab', () => {
    const text = readFileSync('tools/dev/sandbox/sandbox.md', 'utf8');
    expect(containers.filter((name) => !new RegExp(`:::${name}\\b`).test(text))).toEqual([]);
    // Nothing is below it that `::children` could list.
    expect(Object.keys(leaves).filter((name) => !text.includes(`::${name}`))).toEqual(['children']);
    const labs = Object.keys(productDirectives).filter((name) => name.endsWith('-lab'));
    expect(new Set(sandboxLabs.map(({ directive }) => directive))).toEqual(new Set(labs));
  });

  it('has no id twice, names its landmarks apart, and gives no lab the choices of another', async () => {
    const { body, sent } = await sandbox();
    const ids = sent.attributes('[id]', 'id');
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
    const names = sent.attributes('section[aria-label]', 'ariaLabel');
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
    const groups = [...body.matchAll(/<fieldset.*?<\/fieldset>/gs)].map(([group]) => {
      const all = [...group.matchAll(/type="radio" name="([^"]*)"/g)].map(([, name]) => name);
      return [...new Set(all)].join();
    });
    expect(groups.length).toBeGreaterThan(0);
    const ofChoices = groups.filter((group) => group !== '');
    expect(ofChoices.filter((group, i) => ofChoices.indexOf(group) < i)).toEqual([]);
  });

  it('shows each lab as it begins, and fixed in each of its states', async () => {
    const { body, sent } = await sandbox();
    const labs = body.split('<section class="lab" ');
    const inState = (state: string) =>
      labs.find((lab) => /^[^>]*/.exec(lab)?.[0].includes(`, ${state}"`)) ?? '';
    expect(sent.attributes('[data-lab]', 'dataLab')).toHaveLength(sandboxLabs.length);
    expect(sent.attributes('.lab[data-ready]', 'ariaLabel')).toHaveLength(
      sandboxLabs.length * Object.keys(labStates).length,
    );
    expect(inState('with a problem')).toContain('Write tojson');
    expect(inState('while it works')).toMatch(/aria-busy="true".*name="stop"/s);
    expect(inState('stopped after too long')).toContain('Stopped after 3 s');
    expect(inState('without its code')).toContain('could not be loaded');
    expect(inState('after a reset')).toContain('name="undo"');
    expect(inState('with a problem')).not.toContain('name="undo"');
  });

  it('leaves no state undrawn', async () => {
    expect((await sandbox()).body).not.toContain('STATE ');
  });
});
