import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { themes } from 'prism-react-renderer';

/** As `create-docusaurus` makes it, with the quick bundler and a search box, which is a hosted service there. */
const config: Config = {
  title: 'Acme Docs',
  tagline: 'Benchmark corpus',
  future: { v4: true, faster: true },
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.ts', routeBasePath: '/' },
        blog: false,
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    algolia: { appId: 'DUMMYAPPID', apiKey: '0123456789abcdef0123456789abcdef', indexName: 'acme' },
    navbar: {
      title: 'Acme',
      items: [
        { type: 'docSidebar', sidebarId: 'docsSidebar', position: 'left', label: 'Docs' },
        { href: 'https://github.com/example/acme', label: 'GitHub', position: 'right' },
      ],
    },
    footer: { style: 'dark', copyright: 'Copyright © 2026 Acme.' },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash'] },
  } satisfies Preset.ThemeConfig,
};

export default config;
