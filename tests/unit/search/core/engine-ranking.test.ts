import { describe, expect, it } from 'vitest';
import { page, searcher, searchOf, siteOf } from './sites.ts';

describe('the order of hits', () => {
  it('is by where a word stands: the title, a longer title, a heading, the text', async () => {
    const search = searchOf(
      ['/text', '# Limits', 'What a guard costs and how long it takes.'],
      ['/heading', '# Report', '## What to do when a guard blocks everything'],
      ['/longer', '# Guardrails'],
      ['/title', '# Guard'],
    );
    expect(await search.find('guard')).toEqual([
      '/title',
      '/longer',
      '/heading#what-to-do-when-a-guard-blocks-everything',
      '/text',
    ]);
  });

  it('puts a page that is what was typed before pages that are about it', async () => {
    const search = searchOf(
      ['/a', '# Run the tree of attacks in a pipeline', '## Tree of attacks', 'Tree of attacks.'],
      ['/tactics/tap', '# Tree of attacks', 'A tactic.'],
    );
    expect((await search.find('tree of attacks'))[0]).toBe('/tactics/tap');
  });

  it('knows pages by their names in the navigation and in addresses', async () => {
    const named = searcher(
      siteOf([
        page('/one', ['# How to add a thing', 'Flip, flip, flip.']),
        page('/two', ['# A thing to add'], { label: 'Flip attack' }),
      ]),
    );
    expect(await named.find('flip attack')).toEqual(['/two']);
    expect((await named.find('flip'))[0]).toBe('/two');
    const placed = searchOf(['/x', '# About PAIR and others'], ['/tactics/pair', '# Automatic refinement']);
    expect((await placed.find('pair'))[0]).toBe('/tactics/pair');
  });

  it('takes the end of an address for the name of the page nearest to the top', async () => {
    const search = searchOf(
      ['/try/attacks/pair', '# Watch refinement', 'PAIR, PAIR, PAIR.'],
      ['/tactics/pair', '# Refinement by a model', 'PAIR.'],
    );
    expect(await search.find('pair')).toEqual(['/tactics/pair', '/try/attacks/pair']);
  });

  it('puts fewer mistakes first', async () => {
    const search = searchOf(['/two', '# Mocking'], ['/one', '# Marking']);
    expect(await search.find('masking')).toEqual(['/one', '/two']);
  });

  it('puts words as typed before forms of them, and these before other names', async () => {
    const search = searcher(
      siteOf(
        [page('/name', ['# Judge']), page('/form', ['# Evaluating']), page('/typed', ['# Evaluator'])],
        [['evaluator', 'judge']],
      ),
    );
    const found = await search.find('evaluator');
    expect(found[0]).toBe('/typed');
    expect(found.slice(1).sort()).toEqual(['/form', '/name']);
  });

  it('puts higher headings first', async () => {
    const search = searchOf(
      ['/deep', '# One', '## Setup', '### Client', '#### Retries'],
      ['/middle', '# Two', '## Setup', '### Retries'],
      ['/high', '# Three', '## Retries'],
    );
    expect(await search.find('retries')).toEqual(['/high#retries', '/middle#retries', '/deep#retries']);
  });

  it('puts words that stand together before words that stand apart', async () => {
    const search = searchOf(
      ['/apart', '# One', 'The rate at which a provider answers has some kind of limit in each plan.'],
      ['/turned', '# Two', 'There is always a limit of the rate at which some of the providers answer.'],
      ['/near', '# Three', 'When a provider answers with the rate limit in place, it waits for a minute.'],
    );
    expect(await search.find('rate limit')).toEqual(['/near', '/turned', '/apart']);
  });

  it('puts a text that holds the signs that were typed first', async () => {
    const search = searchOf(
      ['/words', '# One', 'Some output and format text follows, output format.'],
      ['/signs', '# Two', 'Then pass --output.format to it, which is all there is to it.'],
    );
    expect((await search.find('--output.format'))[0]).toBe('/signs');
  });

  it('puts a heading that begins with the signs that were typed first', async () => {
    const search = searchOf(['/inside', '# Tree --width'], ['/begin', '# --width Tree']);
    expect(await search.find('--width')).toEqual(['/begin', '/inside']);
  });

  it('puts sections that have everything before none that have less', async () => {
    const search = searchOf(
      ['/rate', '# Rate', 'rate rate rate'],
      ['/limit', '# Limit', 'limit limit limit'],
      [
        '/both',
        '# Other',
        'A long text in which, among many others, the rate and much later also a limit stand.',
      ],
    );
    expect(await search.find('limit rate')).toEqual(['/both']);
  });

  it('puts all words of a question before most of them', async () => {
    const search = searchOf(
      ['/two', '# Retry', 'How often to retry a request.'],
      ['/other', '# Limit', 'Where the limit of a request is.'],
      ['/all', '# Answers', 'To retry a request after the limit, wait.'],
    );
    expect((await search.find('retry request after limit'))[0]).toBe('/all');
    expect((await search.find('how do I retry a request over the limit'))[0]).toBe('/all');
    const named = searchOf(
      ['/most', '# Retry a request', 'How to retry a request.'],
      ['/all', '# Answers', '## Other', 'To retry, as some do, any request after the limit, wait.'],
    );
    expect((await named.find('how do I retry a request over the limit'))[0]).toBe('/all#other');
  });

  it('puts the page that a question is about first, though its section answers no better', async () => {
    const note = 'A container may fail to reach a server.';
    const search = searchOf(
      ['/mentions', '# One', '## Other', 'There is a wrapper.', '## Notes', note],
      ['/about', '# Two', '## Wrapper', 'There is one.', '## Notes', note],
    );
    const found = await search.find('why can the wrapper not reach my server container');
    expect(found.filter((path) => path.endsWith('notes'))).toEqual(['/about#notes', '/mentions#notes']);
  });

  it('puts a text with the word as typed before a long heading with another form of it', async () => {
    const search = searchOf(
      ['/heading', '# One', '## Severely limited model providers'],
      ['/text', '# Two', '## Results', 'The severity of a finding is a word, and this severity a number.'],
    );
    expect(await search.find('severity')).toEqual([
      '/text#results',
      '/heading#severely-limited-model-providers',
    ]);
  });

  it('puts a text with a flag exactly as typed before a heading of its words', async () => {
    const search = searchOf(
      ['/heading', '# Limits', '## Max prompts', 'How many prompts are sent at most.'],
      ['/text', '# Two', '## Results', 'Say --max-prompts to send fewer of them in a run.'],
    );
    expect((await search.find('--max-prompts'))[0]).toBe('/text#results');
  });

  it('puts what has a name of signs before what speaks of it, whatever follows the name', async () => {
    const search = searchOf(
      [
        '/issues',
        '# Issues',
        '## Limits of --max_prompts',
        'Without effect: --max_prompts 5, --max_prompts 10.',
      ],
      ['/run', '# Run', '## Options', '| --max_prompts_per_plugin: Each.', '| --max_prompts: In all.'],
    );
    expect((await search.find('--max_prompts'))[0]).toBe('/run#row---max_prompts');
    const named = searchOf(
      ['/attack', '# Flags of an attack', '## --max_prompts_all'],
      ['/run', '# Flags of a run', '## --max_prompts NUMBER'],
    );
    expect((await named.find('--max_prompts'))[0]).toBe('/run#-max_prompts-number');
  });

  it('takes the hyphen of a compound for no sign', async () => {
    const search = searchOf(
      ['/text', '# One', 'Choose a multi-turn dataset.'],
      ['/heading', '# Datasets', '## Multi-turn prompts', 'Rows.'],
    );
    expect((await search.find('multi-turn dataset'))[0]).toBe('/heading#multi-turn-prompts');
  });

  it('lets other pages that answer nearly as well go before the third hit of a page', async () => {
    const sections = ['First', 'Second', 'Third', 'Fourth'].flatMap((name) => [`## ${name} guard`, 'Text.']);
    const search = searchOf(['/many', '# Many', ...sections], ['/one', '# Other', '## Longer about a guard']);
    expect(await search.find('guard')).toEqual([
      '/many#first-guard',
      '/many#second-guard',
      '/one#longer-about-a-guard',
      '/many#third-guard',
      '/many#fourth-guard',
    ]);
  });

  it('keeps a page together when no other answers nearly as well', async () => {
    const sections = ['First', 'Second', 'Third'].map((name) => `## ${name} guard`);
    const search = searchOf(['/many', '# Many', ...sections], ['/text', '# Other', 'What a guard costs.']);
    expect((await search.find('guard')).at(-1)).toBe('/text');
  });

  it('takes headings above for a part of a section', async () => {
    const search = searchOf(
      ['/docker', '# Docker', '## Update', 'Fetch the image again.', '## Remove', 'Delete it.'],
      ['/pip', '# Python', '## Update', 'Run it again.'],
    );
    expect((await search.find('docker update'))[0]).toBe('/docker#update');
    expect((await search.find('python update'))[0]).toBe('/pip#update');
  });

  it('finds a heading below one that holds the word itself', async () => {
    const search = searchOf(['/attack', '# Attack', '## Attackers and their goals', '## Other']);
    expect(await search.find('attack')).toEqual(['/attack', '/attack#attackers-and-their-goals']);
  });

  it('is by the weight of pages among equals, then as the site reads', async () => {
    const search = searcher(
      siteOf([
        page('/light', ['# Setup'], { rank: 1 }),
        page('/first', ['# Setup'], { rank: 5 }),
        page('/second', ['# Setup'], { rank: 5 }),
        page('/heavy', ['# Setup', '## More', '## Setup'], { rank: 9 }),
      ]),
    );
    expect(await search.find('setup')).toEqual(['/heavy', '/first', '/second', '/light', '/heavy#setup']);
  });

  it('lets others that answer nearly as well go before a third section of one name', async () => {
    const search = searchOf(
      ...['a', 'b', 'c', 'd'].map((name) => [`/${name}`, `# ${name}`, '## First guard'] as const),
      ['/one', '# Other', '## Longer about a guard'],
    );
    expect(await search.find('guard')).toEqual([
      '/a#first-guard',
      '/b#first-guard',
      '/one#longer-about-a-guard',
      '/c#first-guard',
      '/d#first-guard',
    ]);
  });

  it('puts headings before table rows of the same name', async () => {
    const search = searchOf(
      ['/rows', '# One', '## List', '| width: Branches.'],
      ['/own', '# Two', '## List', '### width'],
    );
    expect(await search.find('width')).toEqual(['/own#width', '/rows#row-width']);
  });
});
