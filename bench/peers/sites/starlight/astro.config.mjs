import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const folders = JSON.parse(readFileSync('./sidebar.json', 'utf8'));

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [
    starlight({
      title: 'Acme Docs',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/example/acme' }],
      sidebar: folders.map(({ id, label }) => ({
        label,
        items: [{ autogenerate: { directory: id } }],
        collapsed: true,
      })),
    }),
  ],
});
