import {useState} from 'react';

import type {FuzzyDate} from '#domain/date/fuzzyDate';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {useHeldSave, useOnHold} from '#kits/outboxNote/useOnHold';
import {entrySaver} from '#kits/statistics/entrySaver';
import {toApiError} from '#services/api/apiError';
import {Alert} from '#ui/Alert';
import {entryTarget} from '#services/entries/writes';
import {Button} from '#ui/Button';
import {useApi, useServices} from '#ui/context';
import {useShownNames} from '#ui/link/shownNames';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import {text} from './messages';

/** An entry whose start date is missing. */
export interface Row {
  readonly media: NamedMedia;
  /** Its new start date. */
  readonly start: FuzzyDate;
}

type Undoing = {readonly done: number; readonly message?: string} | undefined;

/** Undoes changes, one per second like the changes themselves (rule queries-26). */
function useUndo(rows: readonly Row[]) {
  const {writes} = useApi();
  const {session} = useServices();
  const {titleOf} = useShownNames();
  const [saveEntry] = useState(() => entrySaver(writes, session));
  const [undoing, setUndoing] = useState<Undoing>();
  const undo = async () => {
    setUndoing({done: 0});
    try {
      for (const [index, {media, start}] of rows.entries()) {
        const options = {base: {startedAt: start}, label: titleOf(media)};
        await saveEntry({mediaId: media.id, startedAt: {}}, options);
        setUndoing({done: index + 1});
      }
    } catch (cause) {
      const {message} = toApiError(cause);
      setUndoing(now => ({done: now?.done ?? 0, message}));
    }
  };
  return {undoing, undo: () => void undo()};
}

function Failure({undoing}: {undoing: Undoing}) {
  return undoing?.message === undefined ? null : <Alert as="span">{text.notUndone(undoing.message)}</Alert>;
}

/** A button that undoes one change. */
export function UndoOne({row}: {row: Row}) {
  const {titleOf} = useShownNames();
  const {undoing, undo} = useUndo([row]);
  const held = useOnHold(entryTarget(row.media.id));
  if (undoing?.done) return <span role="status">{text.undone}</span>;
  const label = text.undoOne(titleOf(row.media));
  return (
    <>
      <Button small busy={undoing !== undefined && !undoing.message} aria-label={label} onClick={undo}>
        {text.undo}
      </Button>
      {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
      <Failure undoing={undoing} />
    </>
  );
}

/** A button that undoes all changes. */
export function UndoAll({rows}: {rows: readonly Row[]}) {
  const {undoing, undo} = useUndo(rows);
  const held = useHeldSave();
  const isOver = undoing === undefined || undoing.message !== undefined;
  return (
    <div className="ui-row">
      <Button small inactive={!isOver} onClick={undo}>
        {text.undoAll(rows.length)}
      </Button>
      {undoing ? <span role="status">{text.undoing(undoing.done, rows.length)}</span> : null}
      {undoing && held ? <OnHoldNote {...held} /> : null}
      <Failure undoing={undoing} />
    </div>
  );
}
