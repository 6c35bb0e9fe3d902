import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSections } from '../../../../src/search/build/page-text.ts';
import { anyText } from '../core/sites.ts';

const document = (body: string) =>
  `<!doctype html><html><head><title>T</title><style>main{}</style></head><body><header><nav>Top</nav></header>
  <main id="main"><article>${body}</article></main><footer>Foot</footer></body></html>`;

const sectionsOf = (body: string, description = '') => pageSections(document(body), 'Title', description);
const textsOf = (body: string, description = '') =>
  sectionsOf(body, description).flatMap(({ groups }) => groups.map(({ text }) => text));
const outline = (body: string) =>
  sectionsOf(body).map(({ id, level, title, entry, groups }) => [
    entry ? `${level} entry` : level,
    id,
    title,
    groups.map(({ text }) => text),
  ]);

const long = 'A sentence of some length, so that paragraphs are not joined. '.repeat(6).trim();

describe('sections', () => {
  it('follow the headings; the first is the page itself, by its title', () => {
    const page = `<h1>Title <small>new</small></h1><p>Lead.</p>
      <h2 id="a">First<a class="hash-link" href="#a" aria-label="Direct link to First"></a></h2><p>One.</p>
      <h3 id="b">Part of <code>it</code></h3><p>Two.</p><h2 id="c">Second</h2>`;
    expect(outline(page)).toEqual([
      [1, '', 'Title', ['Lead.']],
      [2, 'a', 'First', ['One.']],
      [3, 'b', 'Part of it', ['Two.']],
      [2, 'c', 'Second', []],
    ]);
  });

  it('hold the example of a lab only where the page is about the lab', () => {
    const page = document('<p>Before.</p><section class="lab"><div><p>Example.</p></div></section>');
    const texts = (isOfLabs: boolean) =>
      pageSections(page, 'Title', '', isOfLabs).flatMap(({ groups }) => groups.map(({ text }) => text));
    expect(texts(false)).toEqual(['Before.']);
    expect(texts(true)).toEqual(['Before. Example.']);
  });

  it('are not headings above nothing but what is left out', () => {
    const log = '<div class="attack-part"><p>The target answers.</p></div>';
    const page = `<h2 id="a">Level 1</h2>${log}<h2 id="b">Level 2</h2><p>Two.</p>${log}<h2 id="c">Empty</h2>`;
    expect(outline(page)).toEqual([
      [1, '', 'Title', []],
      [2, 'b', 'Level 2', ['Two.']],
      [2, 'c', 'Empty', []],
    ]);
  });

  it('are those of the main part alone', () => {
    expect(textsOf('<p>Text.</p>')).toEqual(['Text.']);
    expect(pageSections('<p>No main part</p>', 'Title', '')).toMatchObject([{ title: 'Title', groups: [] }]);
  });

  it('begin with the description, which is not repeated when it is also in the page', () => {
    const page = '<h1>T</h1><p>What it is about.</p><p>Then.</p>';
    expect(textsOf(page, 'What it is about.')).toEqual(['What it is about.', 'Then.']);
    expect(textsOf(page, 'Another one.')).toEqual(['Another one.', 'What it is about. Then.']);
  });

  it('of table rows with an id are entries by their name; what follows the table is not', () => {
    const page = `<h2 id="sets">Sets</h2><table><thead><tr><th>Name</th><th>Content</th></tr></thead><tbody>
      <tr id="set-hf_one"><th scope="row"><code>hf_one</code><a class="row-link" href="#set-hf_one">#</a></th><td>Prompts</td><td>Built in</td></tr>
      <tr id="set-two"><td>two</td><td>Replies</td></tr>
      <tr><td>plain</td><td>row</td></tr></tbody></table><p>After.</p>`;
    expect(outline(page)).toEqual([
      [1, '', 'Title', []],
      [2, 'sets', 'Sets', ['plain · row After.']],
      ['3 entry', 'set-hf_one', 'hf_one', ['Prompts · Built in']],
      ['3 entry', 'set-two', 'two', ['Replies']],
    ]);
  });

  it('of rows are named by the code of their first cell, without the notes below it', () => {
    const page =
      '<table><tr id="r"><th><code>--max_<wbr>prompts</code><p>Not tried.</p></th><td>How many</td></tr></table>';
    expect(sectionsOf(page)[1]).toMatchObject({ id: 'r', title: '--max_prompts' });
  });

  it('of rows whose name is not a code are named without the notes below it, too', () => {
    const page =
      '<table><tr id="r"><th>AITG-APP-04<a class="row-link" href="#r">#</a><small class="doubt"><b>Not tried.</b> The mapping names it.</small></th><td>Check</td></tr></table>';
    expect(sectionsOf(page)[1]).toMatchObject({ id: 'r', title: 'AITG-APP-04' });
  });

  it('of rows that remark on something go by their heading, repeated ones are text of it', () => {
    const table = (rowsAre: string) =>
      `<h2 id="t">Issues</h2><div data-rows="${rowsAre}"><table><tr id="r"><th><code>--yml</code> in a run<span class="state-broken">Broken</span></th><td>Lost.</td></tr></table></div>
       <table><tr id="s"><th><code>--own</code></th><td>Kept.</td></tr></table>`;
    expect(outline(table('remarks')).slice(1)).toEqual([
      [2, 't', 'Issues', []],
      ['3 entry', 'r', 'Issues', ['--yml in a run · Lost.']],
      ['3 entry', 's', '--own', ['Kept.']],
    ]);
    expect(outline(table('repeats')).slice(1)).toEqual([
      [2, 't', 'Issues', ['--yml in a run · Lost.']],
      ['3 entry', 's', '--own', ['Kept.']],
    ]);
  });

  it('of terms with an id are entries with their definition', () => {
    const page = `<h2 id="words">Words</h2><dl><dt id="term-agent">agent</dt><dd>What gets prompts.</dd><dd>Or tools.</dd>
      <dt id="term-guard">guard</dt><dd>What stops them.</dd></dl><p>After.</p>`;
    expect(outline(page)).toEqual([
      [1, '', 'Title', []],
      [2, 'words', 'Words', ['After.']],
      ['3 entry', 'term-agent', 'agent', ['What gets prompts. Or tools.']],
      ['3 entry', 'term-guard', 'guard', ['What stops them.']],
    ]);
  });

  it('of terms within a definition are below it', () => {
    const page = `<dl><dt id="a">a</dt><dd><dl><dt id="b">b</dt><dd>Inner.</dd></dl>Rest.</dd><dt id="c">c</dt><dd>Outer.</dd></dl>`;
    expect(outline(page).slice(1)).toEqual([
      ['2 entry', 'a', 'a', ['Rest.']],
      ['3 entry', 'b', 'b', ['Inner.']],
      ['2 entry', 'c', 'c', ['Outer.']],
    ]);
  });

  it('of entries are never deeper than the sixth level', () => {
    expect(outline('<h6 id="d">Deep</h6><dl><dt id="t">term</dt><dd>x</dd></dl>')[2]?.[0]).toBe('6 entry');
  });

  it('without a heading for terms and rows leave their text to the page', () => {
    expect(textsOf('<dl><dt>agent</dt><dd>What gets prompts.</dd></dl>')).toEqual([
      'agent What gets prompts.',
    ]);
  });
});

describe('groups', () => {
  it('join short paragraphs, and part long ones', () => {
    expect(textsOf('<p>One.</p><p>Two.</p>')).toEqual(['One. Two.']);
    expect(textsOf(`<p>One.</p><p>${long}</p><p>Two.</p>`)).toEqual(['One.', long, 'Two.']);
  });

  it('keep words of neighbors apart', () => {
    const page = `<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul><p>four<br>five</p><div>six</div>seven
      <table><tr><th>eight</th><td>nine</td></tr></table><blockquote>ten</blockquote>`;
    expect(textsOf(page).join(' ')).toBe('one two three four five six seven eight · nine ten');
  });

  it('keep words of one paragraph together', () => {
    expect(textsOf('<p>re<b>d</b>-te<i>am</i> <code>max_<wbr>prompts</code></p>')).toEqual([
      'red-team max_prompts',
    ]);
  });

  it('of code are apart from prose and say so', () => {
    const page =
      '<p>Run:</p><figure class="code"><figcaption>run.sh</figcaption><pre><code><span>dtx </span><span>redteam run</span>\n--max 5</code></pre><button type="button">Copy</button></figure><p>Then.</p>';
    expect(sectionsOf(page)[0]?.groups).toEqual([
      { text: 'Run: run.sh', code: false },
      { text: 'dtx redteam run --max 5', code: true },
      { text: 'Then.', code: false },
    ]);
  });

  it('of table rows part the cells, without those that only say that there is nothing', () => {
    const row = '<tr><th><code>a</code></th><td>–</td><td><p>one</p><p>two<br>three</p></td><td></td></tr>';
    expect(textsOf(`<table>${row}</table>`)).toEqual(['a · one two three']);
  });
});

describe('what is read', () => {
  it.each([
    [
      'panels of tabs that are hidden',
      '<div role="tabpanel" hidden>uv tool install</div>',
      'uv tool install',
    ],
    ['what is closed', '<details><summary>Show</summary><p>All of it</p></details>', 'Show All of it'],
    [
      'terms with a definition',
      '<p>The <button aria-describedby="d">evaluator</button> reads.</p>',
      'The evaluator reads.',
    ],
    [
      'the label of a diagram',
      '<svg role="img" aria-label="From a to b."><text>a</text></svg>',
      'From a to b.',
    ],
    [
      'markup in code, as text',
      '<pre>&lt;script&gt;alert("x")&lt;/script&gt;</pre>',
      '<script>alert("x")</script>',
    ],
    ['the end of the main part in code', '<pre>&lt;/main&gt; more</pre><p>After</p>', '</main> more After'],
    ['entities', '<p>a &amp; b &#x3C;c&gt;</p>', 'a & b <c>'],
  ])('%s', (_, body, text) => {
    expect(textsOf(body).join(' ')).toBe(text);
  });

  it.each([
    ['navigation', '<nav>Home</nav>'],
    ['the contents of the page', '<details class="toc-mobile"><summary>On this page</summary></details>'],
    ['buttons', '<button type="button">Copy</button>'],
    ['definitions of terms, which stand in the glossary', '<span role="tooltip" id="d">A definition</span>'],
    ['links to headings and rows', '<a class="hash-link" href="#a">#</a><a class="row-link" href="#b">#</a>'],
    ['what a sample of a run says', '<figure class="sample-run"><dl><dd>Other</dd></dl></figure>'],
    ['the log of a simulated attack', '<div class="attack-part"><ol><li>The target answers.</li></ol></div>'],
    ['pictures for paper', '<div class="attack-frames"><p>The target answers.</p></div>'],
    ['cards of other pages', '<ul class="cards"><li><a href="/x">Other</a></li></ul>'],
    [
      'scripts and styles',
      '<script>let a</script><style>b{}</style><noscript>c</noscript><template>d</template>',
    ],
    ['heads of tables, which repeat', '<table><thead><tr><th>Name</th></tr></thead></table>'],
    ['forms', '<form><label>Filter <input></label></form>'],
    [
      'the filter of a table',
      '<div class="model-filter"><label>Filter commands <input type="search"></label></div>',
    ],
    ['the foot of the page', '<div class="page-meta">Edit this page</div><p class="verified">Checked</p>'],
    ['diagrams without a label', '<svg><text>node</text></svg>'],
    ['comments', '<!-- later -->'],
    [
      'what is seen when code fails to come',
      '<div class="island-status"><h2>Page Error</h2><p>Retry?</p></div>',
    ],
  ])('but not %s', (_, body) => {
    expect(textsOf(`${body}<p>Text.</p>`)).toEqual(['Text.']);
  });

  it('is a diagram once, though it is in the page in two forms', () => {
    const page = `<figure class="diagram"><svg class="diagram-wide" aria-label="From a to b."></svg><svg
      class="diagram-tall" aria-label="From a to b."></svg><figcaption>The way</figcaption></figure>`;
    expect(textsOf(page)).toEqual(['From a to b. The way']);
  });

  it('is any text, in one line', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (parts) => {
        const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        const texts = textsOf(parts.map((part) => `<p>${escaped(part)}</p>`).join(''));
        // What an HTML parser makes of zero bytes and such is its business; letters are kept.
        const letters = (list: readonly string[]) => list.join('').match(/[a-z]/gi) ?? [];
        expect(letters(texts)).toEqual(letters(parts));
        for (const text of texts) expect(text).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});
