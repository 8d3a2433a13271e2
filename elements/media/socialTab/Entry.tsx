import type {MouseEvent} from 'react';

import {noteText} from '#domain/list/listNote';
import type {MediaParams} from '#host/pages/routes';
import type {Api} from '#services/api/api';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useCachedQuery} from '#ui/useCachedQuery';
import {FollowedEntryDocument, type FollowedEntryQuery} from './query.generated';
import {text} from './messages';

type Known = NonNullable<NonNullable<NonNullable<FollowedEntryQuery['Page']>['mediaList']>[number]>;

interface EntryProps extends MediaParams {
  userName: string;
  /** Whether the site shows the notes itself. */
  hasNotes: boolean;
}

/** Lifetime of an entry. */
const lifetime = seconds(60);

/** Requests the entries of all rows found in one pass together; the merging link sends them as one request. */
export function prepare({userName, mediaId}: EntryProps, api: Api) {
  // Nothing is shown without an entry.
  api.read(FollowedEntryDocument, {userName, mediaId}, {lifetime, mayWait: true}).catch(() => undefined);
}

/** Keeps a click from following the link that the row is. */
function stay(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** An icon that shows the notes while it is hovered or focused, and when it is clicked, since touch has no hover. */
function Note({note}: {note: string}) {
  const full = <span className="note-text">{note}</span>;
  return (
    <span onClick={stay}>
      <Tooltip text={full} toggleOnClick>
        <Button variant="quiet" icon className="note" aria-label={text.showNote}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1.5 1.5h9v6l-3 3h-6z M3.5 4.5h5 M3.5 6.5h3" />
          </svg>
        </Button>
      </Tooltip>
    </span>
  );
}

/** How often the user has repeated it. */
function Repeats({count}: {count: number}) {
  return (
    <span title={text.repeats(count)}>
      <span aria-hidden="true">{text.repeatSign(count)}</span>
      <span className="visually-hidden">{text.repeats(count)}</span>
    </span>
  );
}

function Details({entry, hasNotes}: {entry: Known; hasNotes: boolean}) {
  const {progress, repeat, media} = entry;
  const note = noteText(entry.notes);
  const total = media?.episodes ?? media?.chapters ?? undefined;
  return (
    <span className="entry">
      {progress ? <span>{total === undefined ? progress : text.progress(progress, total)}</span> : null}
      {repeat ? <Repeats count={repeat} /> : null}
      {note && !hasNotes ? <Note note={note} /> : null}
    </span>
  );
}

/** The progress, repeats and notes of a followed user. */
export default function Entry({userName, mediaId, hasNotes}: EntryProps) {
  const answer = useCachedQuery(FollowedEntryDocument, {userName, mediaId}, lifetime, {mayWait: true});
  return (
    <AsyncAnswer answer={answer} value={answer.data?.Page?.mediaList?.[0]} silent stale="nothing">
      {entry => <Details entry={entry} hasNotes={hasNotes} />}
    </AsyncAnswer>
  );
}
