import { defineConfig } from './src/site/config.ts';

export default defineConfig({
  name: 'DTX',
  title: 'DTX | Documentation',
  tagline: 'API First LLM Security Testing and Red Team Automation',
  publisher: 'independent',
  url: process.env.SITE_URL ?? 'https://docs.example.org',
  links: {
    website: 'https://detoxio.ai',
    blog: 'https://blog.detoxio.ai/',
    code: 'https://github.com/detoxio-ai',
  },
  navbar: [
    { label: { en: 'Company', es: 'Empresa', 'zh-CN': '公司', ar: 'الشركة' }, href: 'https://detoxio.ai' },
    { label: { en: 'Blog', 'zh-CN': '博客', ar: 'المدوّنة' }, href: 'https://blog.detoxio.ai/' },
  ],
  announcement: {
    id: 'no-key-first-run',
    text: {
      en: 'Your first red-team report needs no API key.',
      es: 'El primer informe de red team no necesita ninguna clave de API.',
      'zh-CN': '生成第一份红队报告不需要任何 API 密钥。',
      ar: 'تقريرك الأول من اختبار الفريق الأحمر لا يحتاج إلى مفتاح API.',
    },
    link: {
      label: { en: 'Start here', es: 'Empezar aquí', 'zh-CN': '从这里开始', ar: 'ابدأ من هنا' },
      href: '/quick-start',
    },
  },
  search: {
    provider: 'local',
    missingResults:
      'https://github.com/detoxio-ai/ai-red-teaming-training/issues/new?title=Search+finds+nothing+for:+{query}',
  },
  locales: [
    { code: 'en', label: 'English' },
    { code: 'es', label: 'Español' },
    { code: 'zh-CN', label: '简体中文' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ],
});
