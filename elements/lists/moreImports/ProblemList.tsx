import type {LeftOut, LeftOutReason} from '#domain/import/leftOut';
import {leftOutText, text as fileText} from './files/messages';
import {titleOfRow, type ReviewRow} from './files/review';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {text} from './messages';

interface ProblemProps {
  rows: readonly ReviewRow[];
  leftOut: readonly LeftOut[];
}

/** Maximum number of rows that are named for each problem. */
const mostNamed = 100;

/** The problems of a file, each with its rows. */
export function ProblemList({rows, leftOut}: ProblemProps) {
  const titleOf = useTitleOf();
  const known = new Set(rows.map(({entry}) => entry.row));
  const problems: readonly (readonly [LeftOutReason, string])[] = [
    ...leftOut
      .filter(({row}) => !known.has(row))
      .map(({row, title, reason}) => [reason, title || fileText.untitled(row)] as const),
    ...rows.flatMap(row => {
      if (!row.problems.length) return [];
      const name = row.entry.title || (row.match ? titleOf(row.match.media) : '') || titleOfRow(row);
      return row.problems.map(reason => [reason, name] as const);
    }),
  ];
  if (!problems.length) return null;
  const names = new Map<LeftOutReason, string[]>();
  for (const [reason, name] of problems) {
    const named = names.get(reason) ?? [];
    named.push(name);
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
