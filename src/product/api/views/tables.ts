import { code } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';

/** `::api-headers`: the headers of a request, by transport. */
export const ApiHeaders = entryView({
  what: 'headers',
  anchor: 'header',
  entries: ({ api }) => api.headers,
  nameOf: ({ name, transport }) => `${transport} ${name}`,
  columns: [
    ['header', ({ name }) => code(name)],
    ['transport', ({ transport }) => transport],
    ['value', ({ value }) => value],
  ],
});

/** `::api-methods`: the methods of the hosted API with their messages. */
export const ApiMethods = entryView({
  what: 'methods',
  anchor: 'method',
  entries: ({ api }) => api.methods,
  nameOf: ({ name }) => name,
  columns: [
    ['method', ({ name }) => code(name)],
    ['request', ({ request }) => code(request)],
    ['response', ({ response }) => response && code(response)],
    ['whatItDoes', ({ summary }) => summary],
  ],
});

/** `::api-packages`, `::api-packages{language="Go"}`: generated clients of the hosted API. */
export const ApiPackages = entryView({
  what: 'packages',
  anchor: 'package',
  entries: ({ api }, { language }) => api.packages.filter((each) => !language || each.language === language),
  nameOf: ({ name }) => name,
  columns: [
    ['package', ({ name }) => code(name)],
    ['language', (each, { language }) => !language && each.language],
    ['holds', ({ purpose }) => purpose],
    ['from', ({ registry }) => registry && code(registry)],
  ],
});
