import type {CSSProperties, Ref} from 'react';

import type {Comparison} from '#domain/compare/address';
import type {ComparedCell, ComparedList} from '#domain/compare/rows';
import {hasFlaggedWord} from '#domain/media/safeForWork';
import {scoreHue} from '#domain/score/scoreColour';
import {formatNumber} from '#domain/text/format';
import type {ListType} from '#services/lists/ownList';
import {safeForWork} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {StatusDot} from '#ui/figures/StatusDot';
import {MediaLink} from '#ui/link/links';
import {Score} from '#ui/Score';
import {useSetting} from '#ui/useSetting';
import type {ArrangedRow} from './arrange';
import type {Column} from './columns';
import {text} from './messages';

interface RowProps {
  type: ListType;
  row: ArrangedRow;
  index: number;
  columns: readonly Column[];
  comparison: Comparison;
  isHighlighted: boolean;
  measure: Ref<HTMLTableRowElement>;
}

interface CellProps {
  type: ListType;
  cell: ComparedCell;
  list: ComparedList;
  comparison: Comparison;
}

const rounded = (value: number) => formatNumber(Math.round(value * 100) / 100);

/** Progress says something where the end is not reached. */
const showsProgress = ({status, progress}: ComparedCell) =>
  progress > 0 && status !== undefined && status !== 'COMPLETED' && status !== 'PLANNING';

/** What a person did with the media: rating or en dash, favourite, progress and status (rule compare-8). */
function Cell({type, cell, list, comparison: {hasOwnSystems, isFullColour}}: CellProps) {
  const {score, ownScore, status, isFavourite, progress} = cell;
  const hue = {'--ui-hue': scoreHue(score)} as CSSProperties;
  const rating = hasOwnSystems ? <Score score={ownScore} format={list.scoreFormat} /> : rounded(score);
  return (
    <td
      className="person ui-hue"
      data-full={(isFullColour && score > 0) || undefined}
      data-rated={score > 0 || undefined}
      style={score ? hue : undefined}
    >
      <div className="cell">
        <span className="score" title={score ? undefined : text.unrated}>
          {score ? rating : text.noRating}
        </span>
        {isFavourite ? (
          <span role="img" className="favourite" aria-label={text.favourite} title={text.favourite}>
            ♥
          </span>
        ) : null}
        {showsProgress(cell) ? (
          <span className="progress" title={text.progress(progress)}>
            {formatNumber(progress)}
          </span>
        ) : null}
        {status ? <StatusDot status={status} type={type} /> : null}
      </div>
    </td>
  );
}

/** A media and what everybody did with it. */
export function Row({type, row, index, columns, comparison, isHighlighted, measure}: RowProps) {
  const {media, cells, digest, title} = row;
  const [isSafe] = useSetting(safeForWork);
  const name = title || text.untitled(media.id);
  return (
    <tr
      ref={measure}
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
            aria-label={text.highlight(index + 1, name)}
            title={text.highlight(index + 1, name)}
          >
            {formatNumber(index + 1)}
          </Button>
          <span className={isSafe && hasFlaggedWord(title) ? 'name blurred' : 'name'} title={name}>
            <MediaLink media={media} />
          </span>
        </div>
      </th>
      <td className="digest">{digest === undefined ? text.noRating : rounded(digest)}</td>
      {cells.map((cell, place) => {
        const column = columns[place];
        return column ? <Cell key={column.person.name} {...{type, cell, comparison}} list={column.list} /> : null;
      })}
    </tr>
  );
}
