import {use} from 'react';

import type {ExportColumn} from '#domain/export/table';
import {matchUncertainty} from '#domain/import/otherSiteImport';
import {leftOutText} from './files/messages';
import {canImport, startsTicked, titleOfRow, type ReviewRow} from './files/review';
import {describeValues} from '#services/entries/writes';
import type {Values} from '#services/outbox/write';
import {shorten} from '#domain/text/shorten';
import {MediaLink} from '#ui/link/links';
import type {TableColumn} from '#ui/table/columns';
import {TickContext} from './tick';
import {kindText, text} from './importMessages';

function Tick({row}: {row: ReviewRow}) {
  const {isTicked, tick} = use(TickContext);
  return (
    <input
      type="checkbox"
      aria-label={text.tick(titleOfRow(row))}
      checked={isTicked(row)}
      disabled={!canImport(row)}
      onChange={({target}) => tick(row, target.checked)}
    />
  );
}

/** The distance of a match, with its colour of the scale (rule import-4). */
function Distance({distance}: {distance: number}) {
  const share = Math.round(matchUncertainty(distance) * 100);
  return (
    <span className="distance" style={{borderColor: `color-mix(in srgb, var(--am-red) ${share}%, var(--am-green))`}}>
      {distance}
    </span>
  );
}

/** The change that importing a row would make, in words. */
export function changeOf(row: ReviewRow): string {
  const change = ownChangeOf(row);
  return row.parts && row.kind !== 'part' ? text.joined(row.parts, change) : change;
}

function ownChangeOf({kind, plan, match, categories}: ReviewRow): string {
  if (!plan || !canImport({kind})) return kindText[kind];
  // Only named values are listed, so not the media id. Of the notes, only their beginning.
  const {type} = match?.media ?? {};
  const mediaType = type === 'ANIME' || type === 'MANGA' ? type : undefined;
  const said = (values: Values) => {
    const {notes} = values;
    const all = typeof notes === 'string' ? {...values, notes: shorten(notes, 80)} : values;
    return shorten(describeValues(all, {mediaType, categories}), 1000);
  };
  if (kind === 'new') return text.adds(said(plan.payload));
  const before = Object.entries(plan.base).filter(([name]) => name in plan.payload);
  const change = text.changes(said(Object.fromEntries(before)), said(plan.payload));
  return kind === 'newer' ? text.newerChange(change) : change;
}

const problemsOf = ({problems}: ReviewRow) => [...new Set(problems)].map(reason => leftOutText[reason]);

/** The columns of a file with the rows whose media item was not found. */
export const unmatchedColumns: readonly ExportColumn<ReviewRow>[] = [
  {key: 'title', title: text.columnTitle, valueOf: ({entry}) => entry.title},
  {key: 'mediaId', title: text.columnMediaId, valueOf: ({entry}) => entry.mediaId ?? null},
  {key: 'malId', title: text.columnMalId, valueOf: ({entry}) => entry.malId ?? null},
  {key: 'values', title: text.columnChange, valueOf: ({entry}) => describeValues({...entry.values})},
];

/** The columns of the review. */
export const columns: readonly TableColumn<ReviewRow>[] = [
  {
    id: 'title',
    title: text.columnTitle,
    value: titleOfRow,
    cell: row => <span className={row.problems.length ? 'marked' : undefined}>{titleOfRow(row)}</span>,
  },
  {
    id: 'media',
    title: text.columnMedia,
    value: ({match}) => match?.media.title?.romaji ?? undefined,
    media: ({match}) => match?.media,
    cell: ({match}) => (match ? <MediaLink media={match.media} /> : text.notFound),
  },
  {
    id: 'distance',
    title: text.columnDistance,
    value: ({match}) => match?.distance,
    cell: ({match}) => (match ? <Distance distance={match.distance} /> : null),
  },
  {
    id: 'tick',
    title: text.columnTick,
    value: row => (startsTicked(row) ? text.ticked : text.unticked),
    cell: row => <Tick row={row} />,
  },
  {
    id: 'change',
    title: text.columnChange,
    value: row => [changeOf(row), ...problemsOf(row)].join(' '),
    cell: row => (
      <span className="change">
        {changeOf(row)}
        {problemsOf(row).map(problem => (
          <span key={problem} className="marked">
            {problem}
          </span>
        ))}
      </span>
    ),
  },
];
