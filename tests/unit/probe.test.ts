import { expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { compilePage } from '../../src/prose/compile/compile.ts';
import { renderPage } from '../../src/shell/render.tsx';
import { siteOf, page } from './site-folder.ts';
const cases: [string,string,string][] = [
 ['p.md','unk','## a\n\n:::nota\nx\n:::'],
 ['p.md','leaf','::childs'],
 ['p.md','tabsame',':::tabs\n:::tab[a]\ntext\n:::\n:::tab[b]\ntext\n:::\n:::'],
 ['p.md','tabalone',':::tab[a]\ntext\n:::'],
 ['p.md','tabnolabel','::::tabs\n:::tab\ntext\n:::\n:::tab[b]\nx\n:::\n::::'],
 ['p.md','tabs','::::tabs{sync="x"}\n:::tab[a]\ntext\n:::\n:::tab[b]\nx\n:::\n::::'],
 ['p.md','tabsdup','::::tabs\n:::tab[a]\ntext\n:::\n:::tab[a]\nx\n:::\n::::'],
 ['p.md','textdir','see toxicity:hate_speech and :b[x *y*]{z} 10:30'],
 ['p.md','cards',':::cards\n- [A](/p) — text `c`\n\n  second para\n- [B](/)\n:::'],
 ['p.md','html','a <b>x</b>'],
 ['p.md','comment','<!-- x -->\n\nb'],
 ['p.md','comment2','<!-- x --> <b>y</b> <!-- z -->\n\nb'],
 ['p.mdx','commentmdx','<!-- x -->\n\nb'],
 ['p.mdx','div','<div>x</div>\n\n<h1>y</h1>'],
 ['p.mdx','unkc','\n<Foo />\n\n<A.B/>'],
 ['p.mdx','import','import x from "y"\n\nhi'],
 ['p.mdx','export','export const x = 1'],
 ['p.mdx','brace','hello\n\n{a'],
 ['p.mdx','tag','hello\n\n<HomeHero'],
 ['p.md','h1','# x'],['p.md','h1b','x\n==='],
 ['p.md','skip','## a\n\n#### b'],
 ['p.md','emptyh','##\n\n## 🎉\n\n## Main'],
 ['p.md','lang','```foo\nx\n```'],['p.md','lang2','```constructor\nx\n```'],
 ['p.md','fence','```bash titel="x"\nx\n```'],['p.md','fence2','```bash hl {a}\nx\n```'],
 ['p.md','merm','```mermaid title="t" alt="a"\nflowchart LR\n a ~~ b\n```'],
 ['p.md','merm2','```mermaid title="t"\nflowchart LR\n a --> b\n```'],
 ['p.md','img','text\n\n![alt](./no.png)'],['p.md','imgalt','![](./no.png)'],['p.md','imgabs','![x](/no.png)'],['p.md','imgext','![x](https://e.org/no.png)'],
 ['p.md','imgbad','![x](./bad.png)'],['p.md','imgfmt','![x](./bad.bmp)'],['p.md','imgout','![x](../product/x.svg)'],['p.md','imgpct','![x](./50%.png)'],['p.mdx','imgpct2','![x](./%zz.png)'],
 ['p.md','links','[a](./index.md#x) [b](./none.md) [c](/p.html?x#y) [d](https://e.org/x.md) [e](#f) [g](/nix) [h](mailto:a@b.md)'],
 ['p.md','steps',':::steps\n- a\n:::'],['p.md','steps2',':::steps\n1. a\n\nx\n\n2. b\n:::'],
 ['p.md','details',':::details\nx\n:::'],
 ['p.md','crlf','```text\r\na\r\nb\r\n```\r\n'],
 ['p.md','foot','a[^1]\n\n[^1]: note'],
 ['p.md','unclosed',':::note\nfoo'],
 ['p.md','empty',''],
];
for (const [file,name,body] of cases) it(name, async () => {
  const site = await siteOf({ [file]: page({}, body), 'bad.png':'nope','bad.bmp':'x','../product/x.svg':'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="2"/>' });
  const p = site.pages.find(x=>x.path==='/p'); if(p?.kind!=='doc') throw 1;
  try { const c = await compilePage(site, p); console.log(name, '=>', renderToStaticMarkup(createElement(c.Content)), JSON.stringify(c.headings), c.warnings); } catch(e) { console.log(name, 'ERR', (e as Error).message.replace(site.root,'ROOT')); }
});
it('renders', async () => { const site = await siteOf({'p.md': page({},'::children\n')}); const r = await renderPage(site, site.pages[0]!, 'Astro'); console.log(r.head.length, r.body.length); await renderPage(site, site.find('/p')!, 'A').catch(e=>console.log(e.message)); });
