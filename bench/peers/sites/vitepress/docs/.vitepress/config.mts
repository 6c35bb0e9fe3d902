import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

interface Folder {
  readonly label: string;
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

const folders: Folder[] = JSON.parse(readFileSync(new URL('../../sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'Acme Docs',
  description: 'Benchmark corpus',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: folders.map(({ label, pages }) => ({
      text: label,
      collapsed: true,
      items: pages.map(({ title, path }) => ({ text: title, link: path })),
    })),
    socialLinks: [{ icon: 'github', link: 'https://github.com/example/acme' }],
  },
});
