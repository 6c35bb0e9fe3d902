import type { FieldSchema } from './format-schema.ts';

const object = (properties: Readonly<Record<string, FieldSchema>>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const texts: FieldSchema = { type: 'array', items: { type: 'string' } };
const anything: FieldSchema = {};

/** A service of a Compose file, with the fields of the Compose specification that a reader of these docs may need. */
const service = {
  ...object({
    image: { type: 'string' },
    build: anything,
    command: anything,
    container_name: { type: 'string' },
    depends_on: anything,
    entrypoint: anything,
    env_file: anything,
    environment: { type: ['object', 'array'] },
    expose: texts,
    extra_hosts: anything,
    healthcheck: object({
      test: { type: ['string', 'array'] },
      interval: { type: 'string' },
      timeout: { type: 'string' },
      retries: { type: 'integer' },
      start_period: { type: 'string' },
    }),
    networks: anything,
    platform: { type: 'string' },
    ports: texts,
    profiles: texts,
    restart: { type: 'string' },
    user: { type: 'string' },
    volumes: { type: 'array' },
    working_dir: { type: 'string' },
  }),
};

/** What is checked of `foreignDocuments`, by id. Of the others, only that they parse. */
export const foreignSchemas: ReadonlyMap<string, FieldSchema> = new Map<string, FieldSchema>(
  Object.entries({
    compose: object(
      {
        name: { type: 'string' },
        services: { type: 'object', additionalProperties: service },
        networks: { type: 'object' },
        volumes: { type: 'object' },
        secrets: { type: 'object' },
      },
      ['services'],
    ),
    workflow: {
      type: 'object',
      properties: { on: anything, jobs: { type: 'object', additionalProperties: { type: 'object' } } },
      required: ['on', 'jobs'],
    },
    'package.json': {
      type: 'object',
      properties: {
        name: { type: 'string' },
        type: { enum: ['module', 'commonjs'] },
        scripts: { type: 'object', additionalProperties: { type: 'string' } },
        dependencies: { type: 'object', additionalProperties: { type: 'string' } },
        devDependencies: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    'chat-completion': object(
      {
        id: { type: 'string' },
        object: { const: 'chat.completion' },
        created: { type: 'integer' },
        model: { type: 'string' },
        choices: {
          type: 'array',
          items: object({
            index: { type: 'integer' },
            message: object({ role: { type: 'string' }, content: { type: 'string' } }, ['role', 'content']),
            finish_reason: { type: 'string' },
          }),
        },
        usage: object({
          prompt_tokens: { type: 'integer' },
          completion_tokens: { type: 'integer' },
          total_tokens: { type: 'integer' },
        }),
      },
      ['object', 'choices'],
    ),
    'connect-error': object(
      {
        // Error codes of the Connect protocol: https://connectrpc.com/docs/protocol/#error-codes
        code: {
          enum: [
            'canceled',
            'unknown',
            'invalid_argument',
            'deadline_exceeded',
            'not_found',
            'already_exists',
            'permission_denied',
            'resource_exhausted',
            'failed_precondition',
            'aborted',
            'out_of_range',
            'unimplemented',
            'internal',
            'unavailable',
            'data_loss',
            'unauthenticated',
          ],
        },
        message: { type: 'string' },
        details: { type: 'array' },
      },
      ['code'],
    ),
  }),
);
