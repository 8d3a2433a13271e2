import {parseTypedScore} from '#domain/list/edit/typedNumbers';
import {scoreRanges} from '#domain/score/score';
import {formatNumber} from '#domain/text/format';
import {smileyNames} from '#ui/messages';
import {ChoiceCell} from './choices';
import type {EditorProps} from './editing';
import {text} from './messages';
import {TextCell} from './TextCell';

const smileys = ['frown', 'meh', 'smile'] as const;

/** The advanced scores of an entry, which are changed on AniList. */
function advancedNote({row: {entry}}: EditorProps) {
  const scores = Object.entries(entry.advancedScores ?? {}).map(([name, score]) => `${name} ${formatNumber(score)}`);
  return scores.length ? <p className="ui-note">{text.advanced(scores.join(', '))}</p> : undefined;
}

/** The editor of the score, in the user's format. */
export function ScoreEditor(cell: EditorProps) {
  const {score} = cell.row.entry;
  const format = cell.model.lists.scoreFormat;
  const {max, decimals} = scoreRanges[format];
  if (format === 'POINT_3')
    return (
      <ChoiceCell
        cell={cell}
        column="score"
        value={String(score)}
        choices={[text.noScore, ...smileys.map(name => smileyNames[name])].map((name, index) => [String(index), name])}
        change={chosen => ({score: Number(chosen)})}
      />
    );
  return (
    <TextCell
      cell={cell}
      column="score"
      value={score ? formatNumber(score) : ''}
      inputMode="decimal"
      note={advancedNote(cell)}
      read={entered => {
        const now = parseTypedScore(entered, format);
        if (now === undefined) return {error: text.notAScore(max, decimals)};
        return {change: now === score ? undefined : {score: now}};
      }}
    />
  );
}
