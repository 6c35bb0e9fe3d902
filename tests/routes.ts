/** The routes of a line of docs/behavior.md: those below a folder stand under the row that names it. */
export interface RouteGroup {
  /** Row of semantics.md. */
  readonly row: string;
  readonly routes: readonly string[];
}

const below = (folder: string, ...names: readonly string[]) => names.map((name) => folder + name);

/** The search page, the one route outside the docs tree [2.5]. */
export const searchRoute = '/search';

/** What is sent and stored: the one page the site has besides those of docs/behavior.md. */
export const privacyRoute = '/privacy';

/** Every listed route, in its listed form: the contract that neither content nor code may break. */
export const routeGroups: readonly RouteGroup[] = [
  { row: '2R.1', routes: [searchRoute] },
  { row: '2R.2', routes: ['/'] },
  {
    row: '2R.3',
    routes: below(
      '/architecture/',
      '',
      'ai_frameworks',
      'custom-evaluators',
      'datasets',
      'evaluators',
      'plugins',
      'providers',
    ),
  },
  { row: '2R.4', routes: ['/category/-api'] },
  { row: '2R.5', routes: ['/community'] },
  { row: '2R.6', routes: ['/dtx-gateway/'] },
  { row: '2R.7', routes: ['/dtx-supported-models/'] },
  {
    row: '2R.8',
    routes: below(
      '/dtx-guard',
      '',
      '/data-leaks',
      '/prompt-injections',
      '/releases',
      '/release-notes',
      '/release-notes-v0-2-0',
    ),
  },
  {
    row: '2R.9',
    routes: below(
      '/dtx/sdk',
      '',
      '/agents/intro_agent',
      '/agents/test_custom_agent',
      '/agents/test_gemini_agent',
      '/agents/test_groq_agent',
      '/integrate_hf_agent',
      '/models/hf',
      '/models/hosted_models',
      '/use_prompt_generator',
    ),
  },
  {
    row: '2R.10',
    routes: below(
      '/installation/',
      '',
      'docker',
      'local',
      'setup-env-variables',
      'setup-ollama',
      'uv-based-install',
      'vuln-demo-lab',
      'vuln-demo-lab/dtx-docker',
    ),
  },
  {
    row: '2R.11',
    routes: below(
      '/integrate/',
      '',
      'api/',
      'api/authentication',
      'api/building-blocks',
      'api/go-client-library',
      'api/http-json',
      'api/java-client-library',
      'api/python-client-library',
      'api/python-sdk',
      'api/rate-limit',
      'api/typescript-client-library',
    ),
  },
  { row: '2R.12', routes: below('/lab/', '', 'scope_generator') },
  {
    row: '2R.13',
    routes: below(
      '/providers/',
      '',
      'ai-apps/',
      'ai-apps/apis/',
      'ai-apps/gradio/',
      'ai-apps/webapps/',
      'expressions/',
      'expressions/jinja',
      'expressions/jq',
      'plugins/',
      'plugins/langhub/prompts',
    ),
  },
  {
    row: '2R.14',
    routes: below(
      '/quick-start',
      '',
      '/other-features',
      '/redteam-modes',
      '/redteam-quick',
      '/redteam-workflow',
      '/test-toy-llm',
    ),
  },
  {
    row: '2R.15',
    routes: below(
      '/redteam/',
      '',
      'guard-models/',
      'guard-models/ibm-granite-guardians',
      'guard-models/llama-prompt-guards',
      'guard-models/toxic-classifiers',
      'http/jailbreak_detection_apis',
      'http/openai_apis',
      'saas-models/',
    ),
  },
  {
    row: '2R.16',
    routes: below(
      '/tactics/',
      '',
      'actor',
      'adaptive_mtjb',
      'autodan',
      'bon',
      'crescendo',
      'flipattack',
      'pair',
      'tap',
    ),
  },
];

/** All 82 listed routes. */
export const routes: readonly string[] = routeGroups.flatMap((group) => group.routes);

/** Languages of the site besides the one it is written in, and the routes that are translated into each. */
export const translatedLocales = ['es', 'zh-CN', 'ar'] as const;
export const translatedRoutes = routes.filter((route) => route === '/' || route.startsWith('/quick-start'));
