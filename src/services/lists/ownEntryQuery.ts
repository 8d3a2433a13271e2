import * as v from 'valibot';

import {parseListStatus} from '#domain/list/listStatus';
import {toApiError} from '../api/apiError';
import {seconds} from '../api/cache/lifetime';
import type {Read} from '../api/cache/reader';
import {entryValues} from '../outbox/kinds/entries';
import type {Write} from '../outbox/write';
import type {Session} from '../session';
import type {OwnEntry} from './entry';
import {entryOf, labelOf, withSaved} from './entryOf';
import type {EntryQuery} from './entryQuery';
import {OwnEntryDocument} from './ownEntry.generated';

/** How long an entry stays fresh (rule lists-15). */
const lifetime = seconds(30);

function withWrite(entry: OwnEntry, {kind, payload}: Write): OwnEntry | undefined {
  if (kind === 'deleteEntry' || kind === 'deleteImported') return undefined;
  const parsed = v.safeParse(entryValues, payload);
  if (!parsed.success) return entry;
  const {status, score, progress} = parsed.output;
  return {
    ...entry,
    status: status === undefined ? entry.status : parseListStatus(status),
    score: score ?? entry.score,
    progress: progress ?? entry.progress,
  };
}

interface Deps {
  read: Read;
  session: Session;
  /** Receives what the API says about the entry; `undefined`: the media is on no list. */
  learn: (entry: OwnEntry | undefined) => void;
}

/** The query for the user's own entry of one media. The answer has no entry if the media is not on the list. */
export function ownEntryQuery(mediaId: number, {read, session, learn}: Deps): EntryQuery<OwnEntry> {
  let title: string | undefined;
  return {
    lifetime,
    mediaId,
    async fetch() {
      const userName = session.userName();
      if (userName === undefined) return undefined;
      try {
        const data = await read(OwnEntryDocument, {userName, mediaId}, {lifetime, refetch: true});
        const entry = entryOf(data);
        title = labelOf(data);
        return new Map(entry && [[mediaId, entry]]);
      } catch (error) {
        if (toApiError(error).kind === 'missing') return new Map();
        throw error;
      }
    },
    onAnswer: entries => learn(entries.get(mediaId)),
    withSaved,
    withWrite,
    label: () => title,
  };
}
