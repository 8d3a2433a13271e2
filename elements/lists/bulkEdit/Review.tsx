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

/** The reviewed changes. The same object until something changes. */
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

/** The changes of a row in words, from the old value of each field to the new one. */
function changesOf({entry, values, base, changed, isFavourite}: Row, {categories}: BulkOptions): readonly string[] {
  const about = {mediaType: entry.media.type, categories};
  const said = ({notes = undefined, ...others}: Readonly<Record<string, unknown>>) =>
    describeValues({...others, notes: typeof notes === 'string' ? shorten(notes, 80) : notes}, about);
  const {status, score, progress, notes} = base;
  if (!values) return [text.change(said({status, score, progress, notes}), text.removed)];
  return [
    ...changed.map(key => text.change(said({[key]: base[key]}), said({[key]: values[key]}))),
    ...(isFavourite === undefined ? [] : [isFavourite ? text.favourite : text.noFavourite]),
  ];
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
  {
    id: 'changes',
    title: text.table,
    value: row => [...changesOf(row, options), ...row.notes.map(note => noteText[note])].join(' '),
    cell: row => (
      <ul className="ui-list">
        {changesOf(row, options).map(change => (
          <li key={change}>{change}</li>
        ))}
        {row.notes.map(note => (
          <li key={note} className="marked">
            {noteText[note]}
          </li>
        ))}
      </ul>
    ),
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

/** The changes of a bulk edit, entry by entry, before anything is sent. */
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
        isDeletion={input.form.isDeletion === true}
        unchangedCount={made.unchangedCount}
        outCount={out.size}
        type={type}
        back={back}
        started={started}
      />
    </div>
  );
}
