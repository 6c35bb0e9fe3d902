import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { resolveAddress } from './address.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { allows, type Policy, parsePolicy, weaknesses } from './policy.ts';
import type { Problem, Rule } from './rule.ts';

/** Elements and link relations that only point somewhere; the browser loads nothing by itself. */
const pointingElements = new Set(['a', 'area', 'meta', 'form', 'button']);
const pointingRelations = new Set([
  'canonical',
  'alternate',
  'author',
  'license',
  'help',
  'me',
  'next',
  'prev',
  'edit',
]);

/**
 * The policy of a page covers what the page contains: inline code by hash, nothing from third parties, no handler
 * and no style in an attribute. All pages have one policy but for their inline code, else a page put in place of another would
 * break.
 */
export const contentSecurity: Rule = {
  label: 'Content security',
  find(site) {
    const [first] = site.pages;
    const common = first && withoutHashes(policyText(first));
    return [...site.pages, ...site.moved, ...site.fragments].flatMap((page) => {
      const policy = parsePolicy(policyText(page) ?? '');
      const problems = [...inlineProblems(page), ...loadingProblems(site, page, policy)];
      if (!page.fragment && withoutHashes(policyText(page)) !== common) {
        problems.push([
          `its policy differs from that of ${first?.path}`,
          'Make the policy from the site, not from the page',
        ]);
      }
      return problems.map(([problem, fix]): Problem => ({ page: page.path, problem, fix }));
    });
  },
};

type Complaint = [problem: string, fix: string];

function inlineProblems(page: BuiltPage): Complaint[] {
  const found: Complaint[] = [];
  let policy: Policy | undefined;
  visit(page.tree, 'element', (element) => {
    const text = policyOf(element);
    if (text !== undefined) {
      policy = parsePolicy(text);
      found.push(
        ...weaknesses(policy).map(
          (weakness): Complaint => [`the policy has ${weakness}`, 'Name hashes instead'],
        ),
      );
    }
    const kind = inlineKind(element);
    if (kind) found.push(...codeProblems(kind, textContent(element), page.fragment, policy));
    found.push(...attributeProblems(element));
  });
  if (!page.fragment && !policy) found.push(['no policy', 'Add the meta element of src/page/security.ts']);
  return found;
}

/** @param policy what the page has said so far: a policy holds only for what comes after it */
function codeProblems(
  kind: 'script' | 'style',
  text: string,
  fragment: boolean,
  policy: Policy | undefined,
): Complaint[] {
  const found: Complaint[] = [];
  const what = `inline ${kind} "${text.trim().slice(0, 40)}"`;
  if (fragment) found.push([`${what} in a fragment`, 'Move it to a file']);
  else if (!policy) found.push([`${what} comes before any policy`, 'Put the policy first in the head']);
  else if (!allows(policy, kind, hashes(text))) {
    found.push([
      `${what} is covered by no hash of the policy`,
      'Add its hash to src/page/security.ts, or make it a file',
    ]);
  }
  if (kind === 'style' && /@import|url\(\s*['"]?(?:https?:)?\/\//i.test(text)) {
    found.push([`${what} loads from elsewhere`, 'Serve the file from this site']);
  }
  return found;
}

function attributeProblems({ tagName, properties }: Element): Complaint[] {
  return Object.keys(properties).flatMap((name): Complaint[] => {
    if (name === 'style')
      return [
        [`<${tagName}> has a style attribute`, 'Use a class, or an attribute that a style sheet reads'],
      ];
    if (!/^on./i.test(name)) return [];
    return [[`<${tagName}> has the handler ${name.toLowerCase()}`, 'Listen in a *.browser.ts file']];
  });
}

/** @param policy of the page: a host its scripts may ask may also be connected to ahead of time */
function loadingProblems(site: BuiltSite, page: BuiltPage, policy: Policy): Complaint[] {
  const connected = policy.get('connect-src') ?? [];
  return page.addresses.flatMap(({ element, rel, value }): Complaint[] => {
    const target = resolveAddress(site, page, value);
    if (target.kind !== 'outside') return [];
    const { protocol, origin } = target.url;
    if (rel.length === 1 && rel[0] === 'preconnect' && connected.includes(origin)) return [];
    if (protocol === 'javascript:')
      return [[`<${element}> runs ${value.slice(0, 60)}`, 'Use a button and a *.browser.ts file']];
    const points =
      pointingElements.has(element) || (rel.length > 0 && rel.every((each) => pointingRelations.has(each)));
    if (points || (element === 'img' && protocol === 'data:')) return [];
    return [[`<${element}> loads ${value.slice(0, 100)} from a third party`, 'Serve it from this site']];
  });
}

/** Inline code of a page that takes the place of another is none of its document, whose policy does not know it. */
function withoutHashes(policy: string | undefined): string | undefined {
  return policy?.replace(/ 'sha\d+-[^']*'/g, '');
}

function policyText(page: BuiltPage): string | undefined {
  let text: string | undefined;
  visit(page.tree, 'element', (element) => {
    text ??= policyOf(element);
  });
  return text;
}

function policyOf({ tagName, properties }: Element): string | undefined {
  if (tagName !== 'meta' || String(properties.httpEquiv ?? '').toLowerCase() !== 'content-security-policy')
    return undefined;
  return String(properties.content ?? '');
}

/** Data such as JSON-LD is not run, so that no policy applies to it. */
function inlineKind({ tagName, properties }: Element): 'script' | 'style' | undefined {
  if (tagName === 'style') return 'style';
  const isCode =
    tagName === 'script' && properties.src === undefined && !/json$/.test(String(properties.type ?? ''));
  return isCode ? 'script' : undefined;
}

function hashes(text: string): string[] {
  return ['sha256', 'sha384', 'sha512'].map(
    (name) => `'${name}-${createHash(name).update(text).digest('base64')}'`,
  );
}
