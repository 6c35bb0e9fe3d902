import { defineConfig } from './src/site/config.ts';

/** As little as the configuration allows; the build lies beside a copy of the sources of the project. */
export default defineConfig({
  name: 'Acme',
  title: 'Acme Docs',
  tagline: 'Benchmark corpus',
  url: 'https://docs.example.com',
  links: {
    website: 'https://example.com',
    blog: 'https://blog.example.com/',
    code: 'https://github.com/example/acme',
  },
  navbar: [],
  locales: [{ code: 'en', label: 'English' }],
});
