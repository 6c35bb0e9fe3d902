import type { Finding, Rule } from '../config-file.ts';
import { target } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field, type Spot } from '../spot.ts';

/** Entries after the first, where only the first is used; and parts that the target does not use. */
export const firstEntries: Rule = (file) => {
  const { providers, environments, prompts, format } = file;
  if (format === 'report') return {};
  const { id, config } = target(file) ?? {};
  const rest = (spots: readonly Spot[], name: string, page: string): Finding[] =>
    spots.slice(1, 2).map(({ path }) => ({
      path,
      message:
        spots.length === 2
          ? `DTX uses only the first entry of \`${name}\`. Put this one into its own file.`
          : `DTX uses only the first entry of \`${name}\`. Put this one and the ${spots.length - 2} after it into files of their own.`,
      page,
    }));
  const providersPage = pages.whichWins;
  const ownTarget = id === 'http' || id === 'gradio';
  const templates = id === 'openai' || id === 'litellm';
  return {
    ignored: [
      ...rest(providers, 'providers', providersPage),
      ...rest(environments, 'environments', providersPage),
      ...rest(prompts, 'prompts', pages.templates),
      ...(id === 'gradio' ? rest(entries(field(config, 'apis')), 'apis', pages.gradioFields) : []),
      ...(id !== undefined && !ownTarget
        ? environments.slice(0, 1).map(({ path }) => ({
            path,
            message: `\`${id}\` ignores \`environments\`. Only \`http\` and \`gradio\` use it.`,
            page: pages.applications,
          }))
        : []),
      ...(id !== undefined && !templates
        ? prompts.slice(0, 1).map(({ path }) => ({
            path,
            message: `\`${id}\` ignores \`prompts\`. Only \`openai\` and \`litellm\` use it.`,
            page: pages.templates,
          }))
        : []),
    ],
  };
};
