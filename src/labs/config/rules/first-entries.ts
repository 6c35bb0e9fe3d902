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
          ? `DTX uses the first entry of \`${name}\` only. Keep one file per target.`
          : `DTX uses the first entry of \`${name}\` only, not this one and the ${spots.length - 2} after it. Keep one file per target.`,
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
            message: `A run with \`${id}\` does not read \`environments\`. Only \`http\` and \`gradio\` do.`,
            page: pages.applications,
          }))
        : []),
      ...(id !== undefined && !templates
        ? prompts.slice(0, 1).map(({ path }) => ({
            path,
            message: `A run with \`${id}\` does not send prompt templates. Only \`openai\` and \`litellm\` do.`,
            page: pages.templates,
          }))
        : []),
    ],
  };
};
