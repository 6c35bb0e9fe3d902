/**
 * The part of SARIF 2.1.0 that `to_sarif.py` writes, as we know the OASIS standard (sections 3.13 to 3.58), not copied from its schema: what
 * is required, and the values that are allowed. The published schema comes in no well-kept package; it was put to the
 * test by hand.
 */
const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const level = { enum: ['none', 'note', 'warning', 'error'] };

const location = {
  type: 'object',
  required: ['physicalLocation'],
  properties: {
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation'],
      properties: {
        artifactLocation: {
          type: 'object',
          required: ['uri'],
          properties: { uri: { type: 'string', minLength: 1 } },
        },
        region: { type: 'object', properties: { startLine: { type: 'integer', minimum: 1 } } },
      },
    },
  },
};

const run = {
  type: 'object',
  required: ['tool', 'results'],
  properties: {
    tool: {
      type: 'object',
      required: ['driver'],
      properties: {
        driver: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string' },
            rules: {
              type: 'array',
              uniqueItems: true,
              items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
            },
          },
        },
      },
    },
    invocations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['executionSuccessful'],
        properties: {
          executionSuccessful: { type: 'boolean' },
          toolExecutionNotifications: {
            type: 'array',
            items: { type: 'object', required: ['message'], properties: { level, message: text } },
          },
        },
      },
    },
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: {
          ruleId: { type: 'string' },
          level,
          message: text,
          locations: { type: 'array', items: location },
          partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
};

export const sarifSubset = {
  type: 'object',
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string' },
    version: { const: '2.1.0' },
    runs: { type: 'array', items: run },
  },
};
