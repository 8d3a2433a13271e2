import {createContext, use, useMemo, useState} from 'react';

import type {BulkForm} from '#domain/list/bulk/form';
import {planBulk} from '#domain/list/bulk/plan';
import type {BulkOptions} from '#domain/list/bulk/values';
import {shorten} from '#domain/text/shorten';
import {describeValues} from '#services/entries/writes';
import type {ListEntry, ListType} from '#services/lists/ownList';
import {runInSlices, type Yielder} from '#services/yieldToMain';
import {MediaLink} from '#ui/link/links';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {Table} from '#ui/table/Table';
import type {TableColumn} from '#ui/table/columns';
import {useSliced} from '#ui/useSliced';
import {noteText, reviewText as text} from './messages';
import {namedMedia, type Row} from './row';
import {StartEdit} from './StartEdit';

/** What is reviewed. The same object as long as nothing changes. */
export interface ReviewInput {
  readonly form: BulkForm;
  readonly entries: readonly ListEntry[];
  readonly options: BulkOptions;
}

interface Ticks {
  readonly out: ReadonlySet<number>;
  readonly tick: (mediaId: number, isIn: boolean) => void;
}

/** The rows that were taken out. A context, so that a tick leaves rows and columns unchanged. */
const TickContext = createContext<Ticks>({out: new Set(), tick() {}});

function Tick({row: {entry}}: {row: Row}) {
  const {out, tick} = use(TickContext);
  const titleOf = useTitleOf();
  const {mediaId} = entry;
  return (
    <input
      type="checkbox"
      aria-label={text.tick(titleOf(namedMedia(entry)))}
      checked={!out.has(mediaId)}
      onChange={({target}) => tick(mediaId, target.checked)}
    />
  );
}

/** The values of a row in words, before or after. */
function said({entry, values, base, changed, isFavourite}: Row, isAfter: boolean, {categories}: BulkOptions): string {
  const about = {mediaType: entry.media.type, categories};
  const from = isAfter ? (values ?? {}) : base;
  const shown = changed.map(key => [key, key === 'notes' ? shorten(from.notes ?? '', 80) : from[key]]);
  const words = describeValues(Object.fromEntries(shown), about);
  if (!isAfter) return values ? words : describeValues({...base, notes: shorten(base.notes ?? '', 80)}, about);
  const favourite = isFavourite === undefined ? '' : isFavourite ? text.favourite : text.noFavourite;
  return values ? [words, favourite].filter(Boolean).join(', ') : text.removed;
}

const columnsOf = (options: BulkOptions): readonly TableColumn<Row>[] => [
  {id: 'tick', title: text.columnTick, value: () => undefined, cell: row => <Tick row={row} />},
  {
    id: 'title',
    title: text.columnTitle,
    value: ({entry}) => entry.media.title.romaji,
    media: ({entry}) => namedMedia(entry),
    cell: ({entry}) => <MediaLink media={namedMedia(entry)} />,
  },
  ...([false, true] as const).map(isAfter => ({
    id: isAfter ? 'after' : 'before',
    title: isAfter ? text.columnAfter : text.columnBefore,
    value: (row: Row) => said(row, isAfter, options),
    cell: (row: Row) => <span className="values">{said(row, isAfter, options)}</span>,
  })),
  {
    id: 'notes',
    title: text.columnNotes,
    value: ({notes}) => notes.map(note => noteText[note]).join(' ') || undefined,
    cell: ({notes}) =>
      notes.map(note => (
        <span key={note} className="marked">
          {noteText[note]}
        </span>
      )),
  },
];

const plan = ({form, entries, options}: ReviewInput, slices: Yielder) =>
  runInSlices(planBulk(form, entries, options), slices);

interface ReviewProps {
  input: ReviewInput;
  type: ListType;
  back: () => void;
  /** Called once the edit has been started. */
  started: () => void;
}

/** What a bulk edit would change, entry by entry, before anything is sent. */
export function Review({input, type, back, started}: ReviewProps) {
  const {made, isBusy} = useSliced(input, plan);
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const [isNoted, setNoted] = useState(false);
  const rows = made?.rows;
  const noted = useMemo(() => (rows ?? []).filter(({notes}) => notes.length), [rows]);
  const columns = useMemo(() => columnsOf(input.options), [input.options]);
  if (!made) return <p role="status">{text.comparing}</p>;
  const tick = (mediaId: number, isIn: boolean) => {
    const next = new Set(out);
    if (isIn) next.delete(mediaId);
    else next.add(mediaId);
    setOut(next);
  };
  return (
    <div className="review" aria-busy={isBusy}>
      {noted.length ? (
        <label className="ui-row">
          {text.shown}
          <select
            className="ui-select"
            value={String(isNoted)}
            onChange={({target}) => setNoted(target.value === 'true')}
          >
            <option value="false">{text.showAll(made.rows.length)}</option>
            <option value="true">{text.showNoted(noted.length)}</option>
          </select>
        </label>
      ) : null}
      {made.rows.length ? (
        <TickContext value={{out, tick}}>
          <Table
            label={text.table}
            columns={columns}
            rows={isNoted ? noted : made.rows}
            keyOf={({entry}) => entry.mediaId}
            filter
          />
        </TickContext>
      ) : null}
      <StartEdit
        rows={made.rows.filter(({entry}) => !out.has(entry.mediaId))}
        unchangedCount={made.unchangedCount}
        outCount={out.size}
        type={type}
        back={back}
        started={started}
      />
    </div>
  );
}
