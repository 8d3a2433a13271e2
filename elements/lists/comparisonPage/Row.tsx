import {memo, type CSSProperties, type ReactNode} from 'react';

import type {ComparedCell} from '#domain/compare/rows';
import {hasFlaggedWord} from '#domain/media/safeForWork';
import {scoreHue} from '#domain/score/scoreColour';
import type {ScoreFormat} from '#domain/score/score';
import {formatNumber} from '#domain/text/format';
import type {ListType} from '#services/lists/ownList';
import {Button} from '#ui/Button';
import {StatusDot} from '#ui/figures/StatusDot';
import {CoveredScore} from '#ui/hiddenScore/HiddenScore';
import {HostLink} from '#ui/link/HostLink';
import {mediaPath} from '#ui/link/links';
import {Score} from '#ui/Score';
import type {ArrangedRow} from './rowOrder';
import {text} from './messages';

interface Shown {
  type: ListType;
  /** Whether ratings are shown in each user's own system. */
  hasOwnSystems: boolean;
  isFullColour: boolean;
}

interface RowProps extends Shown {
  row: ArrangedRow;
  index: number;
  /** The rating systems of the users. */
  formats: readonly ScoreFormat[];
  isHighlighted: boolean;
  /** Whether Tab reaches its number, and not that of another row. */
  isStop: boolean;
  /** Whether titles that are not safe for work are blurred. */
  isSafe: boolean;
  /** Whether the figure and the ratings of each user are covered. */
  hidden: HiddenRatings;
}

/** The ratings that are covered: those of all users together, and those of each. */
export interface HiddenRatings {
  readonly digest: boolean;
  readonly people: readonly boolean[];
}

interface CellProps extends Shown {
  cell: ComparedCell;
  format: ScoreFormat;
  isHidden: boolean;
}

const rounded = (value: number) => formatNumber(Math.round(value * 100) / 100);

/** Whether to show the progress: it is informative unless the end is reached. */
const showsProgress = ({status, progress}: ComparedCell) =>
  progress > 0 && status !== undefined && status !== 'COMPLETED' && status !== 'PLANNING';

const Rating = ({isHidden, rating}: {isHidden: boolean; rating: ReactNode}) =>
  isHidden ? <CoveredScore subject="rating">{rating}</CoveredScore> : rating;

/** The sign of a favourite; without a label beside its name. */
export const Heart = ({label}: {label?: string}) => (
  <svg
    className="favourite"
    viewBox="0 0 16 16"
    {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
  >
    {label ? <title>{label}</title> : null}
    <path d="M8 14 1.9 7.8a3.7 3.7 0 0 1 5.2-5.2L8 3.5l.9-.9a3.7 3.7 0 0 1 5.2 5.2z" />
  </svg>
);

/** A user's entry of the media item: rating or en dash, status, favourite and progress. */
function Cell({type, cell, format, hasOwnSystems, isFullColour, isHidden}: CellProps) {
  const {score, ownScore, status, isFavourite, progress} = cell;
  const hue = {'--ui-hue': scoreHue(score)} as CSSProperties;
  const rating = hasOwnSystems ? <Score score={ownScore} format={format} /> : rounded(score);
  return (
    <td
      className="person ui-hue"
      data-full={(isFullColour && score > 0 && !isHidden) || undefined}
      data-rated={score > 0 || undefined}
      style={score ? hue : undefined}
    >
      <div className="cell">
        <span className="score" title={score ? undefined : text.unrated}>
          {score ? <Rating isHidden={isHidden} rating={rating} /> : text.noRating}
        </span>
        {status ? <StatusDot status={status} type={type} /> : null}
        {isFavourite ? <Heart label={text.favourite} /> : null}
        {showsProgress(cell) ? (
          <span className="progress" title={text.progress(progress)}>
            {formatNumber(progress)}
          </span>
        ) : null}
      </div>
    </td>
  );
}

/** A media item with all users' entries. Rendered again only if one of its values changes. */
export const Row = memo(function Row({row, index, formats, isHighlighted, isStop, isSafe, hidden, ...shown}: RowProps) {
  const {media, cells, digest, title} = row;
  const label = text.highlight(index + 1, title);
  return (
    <tr
      data-index={index}
      data-media={media.id}
      aria-rowindex={index + 2}
      className={isHighlighted ? 'highlighted' : undefined}
    >
      <th scope="row" className="title">
        <div className="cell">
          <Button
            icon
            variant="quiet"
            pressed={isHighlighted}
            aria-label={label}
            title={label}
            tabIndex={isStop ? 0 : -1}
          >
            {formatNumber(index + 1)}
          </Button>
          <span className={isSafe && hasFlaggedWord(title) ? 'name ui-blurred' : 'name'} title={title}>
            <HostLink to={mediaPath(media, title, isSafe)} tabIndex={-1}>
              {title}
            </HostLink>
          </span>
        </div>
      </th>
      <td className="digest">
        {digest === undefined ? text.noRating : <Rating isHidden={hidden.digest} rating={rounded(digest)} />}
      </td>
      {cells.map((cell, place) => {
        const format = formats[place];
        const isHidden = hidden.people[place] === true;
        return format ? <Cell key={place} {...shown} cell={cell} format={format} isHidden={isHidden} /> : null;
      })}
    </tr>
  );
});
