import { defineConfig } from './src/site/config.ts';

export default defineConfig({
  name: 'DTX',
  title: 'DTX | Documentation',
  tagline: 'API First LLM Security Testing and Red Team Automation',
  url: process.env.SITE_URL ?? 'https://docs.detoxio.ai',
  links: {
    company: 'https://detoxio.ai',
    website: 'https://detoxio.ai',
    blog: 'https://blog.detoxio.ai/',
    code: 'https://github.com/detoxio-ai',
  },
  navbar: [
    { label: 'Company', href: 'https://detoxio.ai' },
    { label: 'Blog', href: 'https://blog.detoxio.ai/' },
  ],
  announcement: {
    id: 'no-key-first-run',
    text: 'Your first red-team report needs no API key.',
    link: { label: 'Start here', href: '/quick-start' },
  },
  search: {
    provider: 'local',
    missingResults:
      'https://github.com/detoxio-ai/ai-red-teaming-training/issues/new?title=Search+finds+nothing+for:+{query}',
  },
  locales: [{ code: 'en', label: 'English' }],
  versions: [{ name: 'current', label: 'Next' }],
});
