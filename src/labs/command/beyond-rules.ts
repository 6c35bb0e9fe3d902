import { holds } from '../../product/command-line/check-call/rules.ts';
import { isPlaceholder } from '../../product/command-line/check-call/values.ts';
import { surelyNotJq } from '../jq/surely-not-jq.ts';
import type { CommandLabFacts } from './facts.ts';
import type { Mistake } from './mistakes.ts';
import { agentOf, type CallSetting, isAbout } from './setting.ts';

/** What is wrong with a call that no rule of its command says, and that can be seen from the facts of the lab. */
export function beyondRules(setting: CallSetting, facts: CommandLabFacts): Mistake[] {
  return setting.call.help
    ? []
    : [...unusedUrl(setting, facts), ...wrongExpressions(setting), ...doomed(setting, facts)];
}

/** `--url` with an agent for which it holds nothing. It stays: commands of the documentation have it, and it harms nobody. */
function unusedUrl(setting: CallSetting, facts: CommandLabFacts): Mistake[] {
  const url = setting.call.given.get('--url');
  const agent = agentOf(setting, facts);
  if (!url || !agent || !holdsNothing(agent.url) || canChooseJudge(setting, facts)) return [];
  return [
    {
      line: url.flag.line,
      problem: `--url has no effect with --agent ${agent.id}: it holds ${agent.url.replaceAll('`', '')}`,
      fix: 'It can be left out',
      detail: { word: url.flag, isLost: true, isHarmless: true },
    },
  ];
}

/** Known issues that end every such call, or make it test nothing. The parser sees nothing wrong, and only its author can choose. */
function doomed(setting: CallSetting, facts: CommandLabFacts): Mistake[] {
  const { given, path } = setting.call;
  return facts['known-issues']
    .filter(({ exit }) => exit !== undefined)
    .flatMap(({ subject, observed, workaround, calls, exit }) => {
      const met = calls.find((each) => isAbout(each, setting, facts));
      if (!met || exit === undefined) return [];
      const word = met.given.flatMap(({ option }) => given.get(option)?.flag ?? [])[0] ?? path.at(-1);
      return word
        ? [
            {
              line: word.line,
              problem: `${unmarked(subject)}: ${unmarked(observed)}`,
              fix: unmarked(workaround),
              detail: { word, exit },
            },
          ]
        : [];
    });
}

/** Text of the model inside a mistake, which ends without a full stop. */
function unmarked(text: string): string {
  return text.replaceAll('`', '').replace(/\.$/, '');
}

/** Whether the text of the model says that an agent looks at nothing in `--url`. */
export function holdsNothing(url: string): boolean {
  return /^nothing\b/.test(url);
}

/** Whether the name of a model in `--url` can choose who judges, whatever the agent is. */
export function canChooseJudge({ call }: CallSetting, facts: CommandLabFacts): boolean {
  const needsPlan = call.command.rules.some(
    ({ kind, when, options }) =>
      kind === 'requires' && options.includes('--plan_file') && when && holds(when, call, facts) === true,
  );
  return !needsPlan && !call.given.has('--plan_file') && !call.given.has('--eval');
}

/** Expressions that jq surely does not compile, which ends the run at the first reply. */
function wrongExpressions({ call, idle }: CallSetting): Mistake[] {
  const given = call.given.get('--expressions');
  if (!given || idle.has('--expressions')) return [];
  return given.values.flatMap((word) => {
    const wrong = isPlaceholder(word, given.option) ? undefined : surelyNotJq(word.text.slice(0, longest));
    return wrong === undefined || word.text.length > longest
      ? []
      : [
          {
            line: word.line,
            problem: `"${word.text.slice(0, 100)}" of --expressions is not an expression of jq, which ends the run: ${wrong}`,
            fix: 'Try it on a reply first',
            detail: { word },
          },
        ];
  });
}

/** Longer expressions are left to jq. */
const longest = 2000;
