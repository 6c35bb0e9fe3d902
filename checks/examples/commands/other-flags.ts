/** Flags that pages name in sentences and that belong to no command of the model, by who they belong to. */
const flagsOfOthers: Readonly<Record<string, readonly string[]>> = {
  /** Every parser of the product has it; the model does not repeat it. */
  argparse: ['--help'],
  hacktor: [
    '--speed',
    '--industry',
    '--threat-class',
    '--threat-category',
    '--deceptiveness',
    '--attack_module',
    '--no_of_tests',
    '--max_crawling_steps',
    '--max_crawling_depth',
    '--initial_crawling_prompt',
    '--marker',
    '--browser',
    '--markdown',
    '--prompt_prefix',
    '--use_ai',
    '--session',
    '--save_session',
    '--skip_crawling',
    '--skip_testing',
    '--log_level',
    '--prompt_parameter',
    '--response_param',
  ],
  pip: ['--upgrade', '--extra-index-url'],
  uv: ['--python'],
  /** Programs that readers download: `content/examples`. */
  examples: ['--at-least', '--one-reply-is-fine'],
  curl: ['--fail-with-body', '--retry'],
  garak: ['--target_type', '--target_name', '--spec', '--probes', '--report_prefix'],
  promptfoo: ['--resume'],
};

export const otherFlags: ReadonlySet<string> = new Set(Object.values(flagsOfOthers).flat());
