import type {FieldValues} from '#kits/statistics/fields';
import type {RunTools} from '#kits/statistics/statistic';
import {namesIn} from '#ui/link/shownNames';

/** The tools of a run of a statistic, with `read` answering its queries. */
export const toolsFor = (read: unknown, values: FieldValues = {}): RunTools => ({
  ...{
    userName: 'Ann',
    ownName: 'Ann',
    listType: 'ANIME',
    values,
    names: namesIn('ROMAJI'),
    signal: new AbortController().signal,
  },
  ...{read: read as never, now: () => 0, wait: () => Promise.resolve(), progress: () => undefined},
  saveEntry: () => Promise.resolve(),
});
