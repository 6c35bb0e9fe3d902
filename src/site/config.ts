import { z } from 'zod';
import { isRoute, routeName } from '../base/routes.ts';

const address = z.url({ protocol: /^https?$/ });
const origin = address.refine((url) => new URL(url).origin === url, 'must be an origin');

/** An address in which nothing but `{file}` and `{path}` is to be filled in. */
const placeOnly = (url: z.ZodType<string, string>) =>
  url.refine((text) => !/\{(?!(?:file|path)\})/.test(text), 'may contain {file} and {path} alone');

/** An origin, or a path of one below which all of the site is. */
const siteAddress = address.superRefine((url, { addIssue }) => {
  if (!URL.canParse(url)) return;
  const { origin, pathname } = new URL(url);
  const path = routeName(pathname);
  const wanted = path === '' ? origin : `${origin}/${path}`;
  if (path !== '' && !isRoute(`/${path}`))
    addIssue('has a path with other characters than letters, digits and _ ~ - .');
  else if (url !== wanted) addIssue(url === `${wanted}/` ? 'must not end with a slash' : `must be ${wanted}`);
});

/** Where the site says it is published until somebody names the real address. */
export const exampleAddress = 'https://docs.example.org';

/** Whether an address belongs to a domain that nobody can own: kept for examples and tests (RFC 2606, RFC 6761). */
export function isExampleAddress(url: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)$/.test(new URL(url).hostname);
}

const searchBase = {
  /** Name of the index, for every provider. */
  indexName: z
    .string()
    .regex(/^[\w.-]{1,128}$/)
    .default('dtx-docs'),
  /** Where a reader reports a query without results; `{query}` is replaced (row 8.5). Absent: no link. */
  missingResults: address.refine((url) => url.includes('{query}'), 'must contain {query}').optional(),
};

/** Where search gets its answers. */
const searchSchema = z.discriminatedUnion('provider', [
  /** In the reader's browser, on the index made by the build: no server, no third party. */
  z.strictObject({ provider: z.literal('local'), ...searchBase }),
  /** From this site's own Node server. */
  z.strictObject({
    provider: z.literal('self'),
    ...searchBase,
    /** Whether the browser answers when the server does not. */
    fallback: z.boolean().default(true),
  }),
  /** From Algolia, or hosts that speak its protocol. */
  z.strictObject({
    provider: z.literal('algolia'),
    ...searchBase,
    appId: z.string().regex(/^[\w-]+$/),
    /** A search-only key: it is public. */
    apiKey: z.string().min(1),
    /** Origins to ask instead of Algolia's, the first one first, the rest in random order. */
    hosts: z.array(origin).min(1).optional(),
    fallback: z.boolean().default(true),
    /** Whether chosen hits are reported to Algolia (row 7.13); no script is loaded for it. */
    insights: z.boolean().default(false),
  }),
]);

/** One text for all languages, or one for each by its code; a language without one has that of the default language. */
const wordsSchema = z.union([z.string().min(1), z.record(z.string(), z.string().min(1))]);

const localeSchema = z.strictObject({
  code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)*$/),
  label: z.string().min(1),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
});

const versionSchema = z.strictObject({
  /** `current` is what is being written, in `content/`; any other name is frozen in `content/versions/<name>/`. */
  name: z.string().regex(/^\w[\w.-]*$/, 'must be a folder name such as 0.34'),
  label: z.string().min(1),
  /** Folder of its addresses, unless it is the first: its name, and `next` for `current`. */
  path: z
    .string()
    .regex(/^\w[\w.-]*$/, 'must be one folder name such as next')
    .optional(),
  /** What its pages say of it: after the first version `current` is unreleased and the others are unmaintained. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether search engines are asked to leave it out, and the sitemap names none of its pages. */
  noIndex: z.boolean().default(false),
});

const areUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** Folder of a version's addresses when it is not the first one. */
export function versionPath({ name, path }: { name: string; path?: string | undefined }): string {
  return path ?? (name === 'current' ? 'next' : name);
}

/** The first version is the newest one, shown at the site root (row 1.10). */
export const versionsSchema = z
  .array(versionSchema)
  .min(1)
  .refine((versions) => areUnique(versions.map(({ name }) => name)), 'names a version twice')
  .refine((versions) => areUnique(versions.slice(1).map(versionPath)), 'puts two versions at one path');

const trackingId = z
  .string()
  .regex(/^(?:G|GT|UA|AW)-[A-Z\d]+(?:-\d+)?$/, 'must be an id of a Google tag, such as G-ABC123');

/** What measures visits (rows 1.7 and 2N.5); what is switched on here is told on the privacy page. */
const analyticsSchema = z.strictObject({
  provider: z.literal('gtag'),
  /** One id, or several that all get the same. The security policy allows measuring; it allows no advertising hosts. */
  trackingId: z
    .custom<string | string[]>((value) => typeof value === 'string' || Array.isArray(value), 'must be an id')
    .transform((ids) => [ids].flat())
    .pipe(z.array(trackingId).min(1)),
  /** What is reported besides page views. */
  events: z
    .strictObject({
      /** What a reader has searched for. */
      search: z.boolean().default(false),
      /** That a copy button was used: on which page, and for which language. */
      copy: z.boolean().default(false),
    })
    .prefault({}),
  /** Where the script of gtag is loaded from: a proxy's origin instead of Google's. */
  origin: origin.default('https://www.googletagmanager.com'),
});

/** Everything a maintainer configures. Each field's comment is its documentation. */
export const siteConfigSchema = z
  .strictObject({
    /** Product name, used wherever a sentence names the product. */
    name: z.string().min(1),
    /** Site title; page titles are `<page> | <title>` (row 1.3). */
    title: z.string().min(1),
    /** One sentence, shown on the home page and used as its description (row 1.4). */
    tagline: z.string().min(1),
    /**
     * Who speaks. `official`: the makers of the product. `independent`: somebody else; then names only describe, the
     * foot of every page leads to how facts were read, and `/community` says that its makers have no part in the site.
     */
    publisher: z.enum(['official', 'independent']).default('independent'),
    /**
     * Address the site is published at, without a slash at the end, such as `https://docs.example.org` or, below a
     * path, `https://example.org/docs`. An example domain until it is set; the build says so, and an official site
     * needs its own.
     */
    url: siteAddress.default(exampleAddress),
    /** Whether the home page tells that it is served from a path it was not built for (row 2N.6). */
    baseUrlIssueBanner: z.boolean().default(true),
    /** `noindex` on every page (row 2N.10). */
    noIndex: z.boolean().default(false),
    links: z.strictObject({
      website: address,
      blog: address,
      code: address,
      /** Chat server; left out of the footer while unset. */
      chat: address.optional(),
      /** Where a page is edited, for "Edit this page"; takes `{file}` and `{path}`, and needs the first. Absent: no link. */
      edit: placeOnly(address.refine((url) => url.includes('{file}'), 'must contain {file}')).optional(),
      /**
       * Where a reader reports an error of this site, a page or `mailto:`; takes `{file}` and `{path}`. The foot of
       * every page and `/community` lead there; the build asks for it.
       */
      report: placeOnly(z.url({ protocol: /^(?:https?|mailto)$/ })).optional(),
    }),
    /**
     * Assistants that a reader can open with the address of a page, by a click alone; `{prompt}` is replaced by what
     * asks them to read it. None unless somebody names some.
     */
    assistants: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          url: address.refine((url) => url.includes('{prompt}'), 'must contain {prompt}'),
        }),
      )
      .default([]),
    /** Navbar links besides the menus; empty is allowed (row 4.7). */
    navbar: z.array(z.strictObject({ label: wordsSchema, href: z.string().min(1) })),
    /** Shown above the navbar until dismissed; a new id shows it again (rows 2S.8, 3.10). */
    announcement: z
      .strictObject({
        id: z.string().regex(/^[\w-]+$/),
        text: wordsSchema,
        link: z.strictObject({ label: wordsSchema, href: z.string().min(1) }).optional(),
        closeable: z.boolean().default(true),
      })
      .optional(),
    /** Search provider; everything happens in the browser unless configured (section 7). */
    search: searchSchema.prefault({ provider: 'local' }),
    /** Analytics; absent: nothing is measured, loaded or sent. */
    analytics: analyticsSchema.optional(),
    /** The first locale is the default one, the language of `content/docs`, served without a prefix. */
    locales: z
      .array(localeSchema)
      .min(1)
      .refine((locales) => areUnique(locales.map(({ code }) => code)), 'names a locale twice'),
    /** Of `content/versions.yml`. */
    versions: versionsSchema,
  })
  .refine(
    ({ locales, versions }) =>
      !versions
        .slice(1)
        .some((version) => locales.slice(1).some(({ code }) => code === versionPath(version))),
    { path: ['versions'], message: 'has a path that is the folder of a language' },
  )
  .refine(({ publisher, url }) => publisher === 'independent' || !isExampleAddress(url), {
    path: ['url'],
    message: 'is missing or an example domain, but the publisher is official',
  })
  .transform(({ url, ...config }) => {
    const { origin, pathname } = new URL(url);
    return {
      ...config,
      /** Origin the site is published at. */
      url: origin,
      /** Path of it below which every address of the site is: empty, or such as `/docs`. */
      basePath: pathname === '/' ? '' : pathname,
    };
  });

export type SiteConfig = z.output<typeof siteConfigSchema>;
export type Analytics = NonNullable<SiteConfig['analytics']>;
export type Locale = SiteConfig['locales'][number];
export type Version = SiteConfig['versions'][number];

/** Words of the configuration in the language of an edition. */
export function wordsIn(
  words: z.output<typeof wordsSchema>,
  { locale, config }: { locale: Locale; config: SiteConfig },
): string {
  if (typeof words === 'string') return words;
  return words[locale.code] ?? words[config.locales[0]?.code ?? ''] ?? '';
}

/** What `site.config.ts` says. */
export type WrittenConfig = Omit<z.input<typeof siteConfigSchema>, 'versions'>;

/** Gives `site.config.ts` its types; the values are parsed when the site is loaded. */
export function defineConfig(config: WrittenConfig): WrittenConfig {
  return config;
}
