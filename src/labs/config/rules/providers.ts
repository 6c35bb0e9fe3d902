import type { Finding, Findings, Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { field, fields, isObject, type Spot, textOf } from '../spot.ts';

const models = ['openai', 'ollama', 'huggingface', 'litellm'];
/** Fields that a run takes, or that have to be there. */
const used: Readonly<Record<string, readonly string[]>> = { huggingface: ['task'] };

/** What a run takes of each provider. */
export const rule: Rule = ({ format, providers: spots, prompts, facts }) => {
  if (format === 'report') return {};
  const all = spots.map((spot) => ofProvider(spot, Object.keys(facts.keys)));
  return {
    ignored: all.flatMap(({ ignored }) => ignored ?? []),
    ends: [...all.flatMap(({ ends }) => ends ?? []), ...prompts.flatMap(ofTemplate)],
  };
};

function ofProvider(spot: Spot, keys: readonly string[]): Findings {
  const id = textOf(spot, 'provider');
  const config = field(spot, 'config');
  if (id === undefined)
    return {
      ends: isObject(spot.value)
        ? [
            {
              path: field(spot, 'provider')?.path ?? field(spot, 'id')?.path ?? spot.path,
              message: 'Add `provider`: without it, DTX ends with `ValueError: Unknown provider type`.',
              page: pages.whichWins,
            },
          ]
        : [],
    };
  if (id === 'gradio')
    return {
      ignored: ['max_retries', 'transform_request', 'validate_response'].flatMap((name) => {
        const found = field(config, name);
        return found
          ? [
              {
                path: found.path,
                message: `\`gradio\` ignores \`${name}\`.`,
                page: pages.gradioFields,
              },
            ]
          : [];
      }),
    };
  if (id === 'http') return {};
  if (!models.includes(id)) return { ends: [unsupported(spot, id, keys)] };
  const known = ['model', 'type', ...(used[id] ?? [])];
  const unread = fields(config).filter(({ name, value }) => !known.includes(name) && value !== null);
  return {
    ignored: unread.map(({ name, path }) => notTaken(id, name, path)),
    ends: limitsOfParams(id, config),
  };
}

function unsupported(spot: Spot, id: string, keys: readonly string[]): Finding {
  const instead = ['langhub', 'app'].includes(id)
    ? 'Name `openai` or `litellm`, and put the template under `prompts`.'
    : keys.includes(id) || ['echo', 'eliza'].includes(id)
      ? `Remove it and give \`--agent ${id}\` on the command line.`
      : 'Name `http`, `huggingface`, `gradio`, `ollama`, `openai` or `litellm`.';
  return {
    path: field(spot, 'provider')?.path ?? spot.path,
    message: `In a scope or plan, \`${id.slice(0, 60)}\` ends with \`ValueError\`. ${instead}`,
    page: pages.whichWins,
  };
}

function notTaken(id: string, name: string, path: Finding['path']): Finding {
  const why =
    name === 'endpoint' && (id === 'openai' || id === 'ollama')
      ? ` The run always calls ${id === 'openai' ? '`https://api.openai.com/v1`' : '`http://localhost:11434`'}.`
      : name === 'id'
        ? ' DTX computes it from task and model.'
        : '';
  return {
    path,
    message: `\`dtx redteam run\` ignores \`${name}\`; only the SDK uses it.${why}`,
    page: name === 'endpoint' ? pages.anotherServer : pages.replies,
  };
}

/** Bounds that the classes of `params` set; the schema has one of them. */
function limitsOfParams(id: string, config: Spot | undefined): Finding[] {
  const params = field(config, 'params');
  return (id === 'huggingface' ? ['top_p'] : ['temperature', 'top_p']).flatMap((name) => {
    const found = field(params, name);
    return typeof found?.value === 'number' && (found.value < 0 || found.value > 1)
      ? [
          {
            path: found.path,
            message: `\`${name}\` must be from 0 to 1: DTX refuses the file otherwise.`,
            page: pages.hostedModels,
          },
        ]
      : [];
  });
}

function ofTemplate(spot: Spot): Finding[] {
  const id = textOf(spot, 'provider');
  return id === 'langhub' || id === 'app' || !isObject(spot.value)
    ? []
    : [
        {
          path: field(spot, 'provider')?.path ?? spot.path,
          message: `DTX ends with \`ValueError: Unknown prompt repo type\`${id === undefined ? '' : ` for \`${id.slice(0, 60)}\``}. Write \`langhub\`.`,
          page: pages.templateFields,
        },
      ];
}
