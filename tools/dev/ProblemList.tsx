import { renderToStaticMarkup } from 'react-dom/server';
import { type Problem, placeOf } from './problem.ts';

/** What is wrong, each with its place in the author's file, which opens in the editor. */
export function ProblemList({ problems, root }: { problems: readonly Problem[]; root: string }) {
  return (
    <ul>
      {problems.map((each) => (
        <li key={`${placeOf(each)} ${each.problem}`}>
          <a href={`/__open-in-editor?file=${encodeURIComponent(`${root}/${placeOf(each)}`)}`}>
            {placeOf(each)}
          </a>{' '}
          {each.problem}. <em>{each.fix}.</em>
        </li>
      ))}
    </ul>
  );
}

/** Stands in place of a page that cannot be made. */
export function ProblemPage(props: { problems: readonly Problem[]; root: string }) {
  return (
    <main>
      <h1>This page cannot be shown yet</h1>
      <ProblemList {...props} />
      <p>It comes by itself once the file is fixed and saved.</p>
    </main>
  );
}

/** The list as HTML, for a page that is open. */
export function problemsHtml(problems: readonly Problem[], root: string): string {
  return renderToStaticMarkup(<ProblemList problems={problems} root={root} />);
}
