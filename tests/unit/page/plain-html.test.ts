import { expect, it } from 'vitest';
import { plainHtml } from '../../../src/page/plain-html.ts';

it.each([
  ['<a hrefLang="en"> maxLength=&quot;1&quot;</a>', '<a hreflang="en"> maxLength="1"</a>'],
  ['<svg><path d="M0 0"></path><circle r="1"></circle></svg>', '<svg><path d="M0 0"/><circle r="1"/></svg>'],
  [
    '<p title="a &quot;b&quot; -&gt; &#x27;c&#x27;">&quot;a&quot; -&gt; b &lt; c &amp; &#x27;d&#x27;</p>',
    `<p title="a &quot;b&quot; -&gt; 'c'">"a" -> b &lt; c &amp; 'd'</p>`,
  ],
  [
    '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n<p>c</p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>',
  ],
  ['<p>a\n<b>b</b>\n<i>c</i></p>', '<p>a\n<b>b</b>\n<i>c</i></p>'],
  [
    '<pre><code><span>a</span>\n<span>b</span>\n\nc</code></pre>',
    '<pre><code><span>a</span>\n<span>b</span>\n\nc</code></pre>',
  ],
  ['<code>&lt;p data-a=&quot;true&quot;&gt;</code>', '<code>&lt;p data-a="true"></code>'],
])('%s', (html, plain) => {
  expect(plainHtml(html)).toBe(plain);
});
