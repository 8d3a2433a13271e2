import type {UserListsParams} from '#host/pages/routes';
import type {Api} from '#services/api/api';
import {Button} from '#ui/Button';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useSource} from '#ui/useSource';
import {advancedScores, requestScores} from './state';
import {text} from './messages';

/** Requests the scores of the whole list when its first rows are rendered. */
export const prepare = (params: UserListsParams, {lists}: Api) => requestScores(params, lists);

/** An icon after a title, whose tooltip has the advanced scores of the entry as a table. */
export default function AdvancedScoresSign({mediaId}: {mediaId: number}) {
  const scores = useSource(advancedScores, advancedScores.get).get(mediaId);
  if (!scores) return null;
  const table = (
    <table>
      <tbody>
        {scores.map(([category, score]) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{text.score(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Tooltip text={table} toggleOnClick>
      <Button variant="quiet" icon className="sign" aria-label={text.button}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1 4h8m4 0h2M1 12h2m4 0h8M11 2v4M5 10v4" />
        </svg>
      </Button>
    </Tooltip>
  );
}
