import type {LeftOut, LeftOutReason} from '#domain/import/leftOut';
import {leftOutText} from './files/messages';
import {problemsIn, type ReviewRow} from './files/review';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {text} from './importMessages';

interface ProblemProps {
  rows: readonly ReviewRow[];
  leftOut: readonly LeftOut[];
}

/** Maximum number of rows that are named for each problem. */
const mostNamed = 100;

/** The problems of a file, each with its rows. */
export function ProblemList({rows, leftOut}: ProblemProps) {
  const titleOf = useTitleOf();
  const problems = problemsIn(rows, leftOut, titleOf);
  if (!problems.length) return null;
  const names = new Map<LeftOutReason, string[]>();
  for (const {reason, title} of problems) {
    const named = names.get(reason) ?? [];
    named.push(title);
    names.set(reason, named);
  }
  return (
    <details>
      <summary>{text.leftOut(problems.length)}</summary>
      <ul className="ui-list">
        {Array.from(names, ([reason, all]) => (
          <li key={reason}>{text.leftOutRows(leftOutText[reason], all.slice(0, mostNamed), all.length)}</li>
        ))}
      </ul>
    </details>
  );
}
