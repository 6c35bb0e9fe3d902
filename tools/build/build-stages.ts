/** What a build consists of. A site has all of it; tests and benchmarks may leave out what they do not look at. */
const stages = ['pages', 'examples', 'links', 'markdown', 'search', 'images', 'compression'] as const;
export type BuildStage = (typeof stages)[number];

/**
 * The stages named in `BUILD_STAGES`, separated by commas; all of them when it names none.
 * @throws {Error} for a name that is not a stage
 */
export function buildStages(value = ''): ReadonlySet<BuildStage> {
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const chosen = stages.filter((stage) => names.includes(stage) || stage === 'pages');
  const unknown = names.find((name) => !stages.some((stage) => stage === name));
  if (unknown) throw new Error(`BUILD_STAGES: "${unknown}" is not a stage. Known: ${stages.join(', ')}`);
  return new Set(names.length > 0 ? chosen : stages);
}
