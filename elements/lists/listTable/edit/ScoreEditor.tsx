import {parseTypedScore} from '#domain/list/edit/typedNumbers';
import {scoreRanges} from '#domain/score/score';
import {formatNumber} from '#domain/text/format';
import {smileyNames} from '#ui/messages';
import {ChoiceCell} from './choices';
import type {EditorProps} from './editors';
import {text} from './messages';
import {TextCell} from './TextCell';

const smileys = ['frown', 'meh', 'smile'] as const;

/** The advanced scores of an entry, which are changed on AniList. */
function advancedNote({row: {entry}}: EditorProps) {
  const scores = Object.entries(entry.advancedScores ?? {}).map(([name, score]) => `${name} ${formatNumber(score)}`);
  return scores.length ? <p className="ui-note">{text.advanced(scores.join(', '))}</p> : undefined;
}

/** The editor of the score, in the user's format. */
export function ScoreEditor(props: EditorProps) {
  const {row, model} = props;
  const {score} = row.entry;
  const format = model.lists.scoreFormat;
  const {max, decimals} = scoreRanges[format];
  const label = text.score(row.title);
  if (format === 'POINT_3')
    return (
      <ChoiceCell
        {...props}
        column="score"
        label={label}
        value={String(score)}
        choices={[
          ['0', text.noScore],
          ...smileys.map((name, index) => [String(index + 1), smileyNames[name]] as const),
        ]}
        change={chosen => ({score: Number(chosen)})}
      />
    );
  return (
    <TextCell
      {...props}
      column="score"
      label={label}
      value={score ? formatNumber(score) : ''}
      inputMode="decimal"
      note={advancedNote(props)}
      read={entered => {
        const now = parseTypedScore(entered, format);
        if (now === undefined) return {error: text.notAScore(max, decimals)};
        return {change: now === score ? undefined : {score: now}};
      }}
    />
  );
}
