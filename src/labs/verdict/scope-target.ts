import { z } from 'zod';
import { parseYaml } from '../../base/parse.ts';

const httpTarget = z.looseObject({
  type: z.literal('http-parsed'),
  url: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.record(z.string(), z.unknown()).default({}),
  validate_response: z.string().optional(),
  transform_response: z.string().optional(),
});

const gradioTarget = z.looseObject({
  type: z.literal('gradio'),
  url: z.string(),
  apis: z.tuple(
    [
      z.looseObject({
        path: z.string(),
        params: z.array(z.looseObject({ name: z.string(), value: z.unknown() })),
        transform_response: z.looseObject({ location: z.array(z.union([z.int(), z.string()])) }),
      }),
    ],
    z.unknown(),
  ),
});

const scope = z.looseObject({
  providers: z.tuple(
    [z.looseObject({ config: z.discriminatedUnion('type', [httpTarget, gradioTarget]) })],
    z.unknown(),
  ),
  environments: z.tuple([z.looseObject({ vars: z.record(z.string(), z.unknown()) })], z.unknown()).optional(),
  redteam: z.looseObject({
    global_evaluator: z.looseObject({
      evaluation_method: z.looseObject({ expressions: z.array(z.string()).min(1) }),
    }),
  }),
});

/** A target whose request is written in parts. */
export type HttpTarget = z.output<typeof httpTarget>;
/** A function of a Gradio app. */
export type GradioTarget = z.output<typeof gradioTarget>;

/** What a scope says about one prompt: where it goes, what is taken from the reply, and how that is judged. */
export interface ScopeTarget {
  readonly config: HttpTarget | GradioTarget;
  /** Names that the request may use beside those of the prompt, with their values as written. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The jq rule; one match is enough. */
  readonly expressions: readonly string[];
}

/**
 * Reads the target and the jq rule of a scope: `http-parsed` or `gradio`, and `expressions`.
 * @throws {ContentError | ContentErrors} for a scope of another kind, with what was expected
 */
export function scopeTarget(file: string, text: string): ScopeTarget {
  const { providers, environments, redteam } = parseYaml(scope, file, text);
  return {
    config: providers[0].config,
    variables: environments?.[0].vars ?? {},
    expressions: redteam.global_evaluator.evaluation_method.expressions,
  };
}
