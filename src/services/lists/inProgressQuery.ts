import {chooseTitle} from '#domain/media/title';
import {seconds} from '../api/cache/lifetime';
import type {Read} from '../api/cache/reader';
import type {BaseServices} from '../baseServices';
import {titleLanguage} from '../settings/shared';
import {currentEntries, withSaved, withWrite, type CurrentEntry} from './currentEntry';
import type {Entries, EntryQuery} from './entryQuery';
import {InProgressDocument} from './inProgress.generated';

/** Lifetime of the entries; no rule gives one, so it is the same as for scores on the same page. */
const lifetime = seconds(60);

interface Deps extends Pick<BaseServices, 'session' | 'settings'> {
  read: Read;
  /** Receives every answer. */
  learn: (entries: Entries<CurrentEntry>) => void;
}

/** The query for the user's list entries in progress (rule home-1). */
export const inProgressQuery = ({session, settings, read, learn}: Deps): EntryQuery<CurrentEntry> => ({
  lifetime,
  async fetch() {
    const userName = session.userName();
    if (userName === undefined) return undefined;
    return currentEntries(await read(InProgressDocument, {userName}, {lifetime, refetch: true}));
  },
  // Entries completed on this page stay, as they do on the site's own cards.
  keep: before => [...before.values()].filter(({status}) => status === 'COMPLETED'),
  onAnswer: learn,
  withSaved,
  withWrite,
  label: (_mediaId, entry) => (entry && chooseTitle(entry.title, settings.get(titleLanguage))) || undefined,
});
