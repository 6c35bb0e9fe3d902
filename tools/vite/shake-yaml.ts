import type { Plugin } from 'vite';

/**
 * Lets a bundle leave out what it does not use of js-yaml: the package is one file, whose tags, schemas and patterns are
 * made by calls that a bundler has to keep, since it cannot know that they do nothing else.
 */
export function shakeYaml(): Plugin {
  return {
    name: 'shake-yaml',
    transform: {
      filter: { id: /\/js-yaml\/dist\/[\w.-]+\.mjs$/ },
      handler(code) {
        return {
          code: code.replace(made, '$1/* @__PURE__ */ (() => $2)();').replace(excerpt, ''),
          map: null,
        };
      },
    },
  };
}

/** A variable of the module that holds what a function or a class makes, to the end of the statement. */
const made = /^(var [\w$]+ = )((?:new )?[\w.$]+\((?:.*\)|[\s\S]*?\n[\]}]\)));$/gm;

/** The lines around a mistake, which only the message of an error has: what is shown is made of its reason and place. */
const excerpt = /^\s*mark\.snippet = makeSnippet\(mark\);$/m;
