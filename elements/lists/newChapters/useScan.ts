import {useState} from 'react';

import {hasNewChapters} from '#domain/media/chapterGuess';
import {chapterLifetime, chaptersIn} from '#kits/chapterReports/chapterReports';
import {ChapterReportsDocument} from '#kits/chapterReports/chapterReports.generated';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {seconds} from '#services/api/cache/lifetime';
import {useApi} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import {ReadingsDocument, type ReadingsQuery} from './readings.generated';
import {readPatiently} from '#services/api/fetch';

type Lists = NonNullable<NonNullable<ReadingsQuery['MediaListCollection']>['lists']>;
type Entry = NonNullable<NonNullable<NonNullable<Lists[number]>['entries']>[number]>;
type Media = NonNullable<Entry['media']>;

/** A manga that probably has new chapters. */
export interface NewChapters {
  readonly media: Media;
  /** Its probable number of chapters. */
  readonly guess: number;
  /** Number of chapters that are new to the user. */
  readonly ahead: number;
}

type Reading = Entry & {readonly media: Media};

/** Number of manga per request (rule lists-18). */
const batch = 20;
/** The releasing manga that the user is reading, each once. */
async function fetchReadings({read}: Api, userName: string, signal: AbortSignal): Promise<Reading[]> {
  const options = {lifetime: seconds(60), signal};
  const {MediaListCollection: all} = await readPatiently(
    refetch => read(ReadingsDocument, {userName}, {...options, refetch}),
    signal,
  );
  const readings = new Map<number, Reading>();
  for (const entry of (all?.lists ?? []).flatMap(list => list?.entries ?? []))
    if (entry?.media?.status === 'RELEASING') readings.set(entry.mediaId, {...entry, media: entry.media});
  return [...readings.values()];
}

/** The new chapters of one manga; `undefined` if AniList no longer has it. */
async function look({read}: Api, {mediaId, status, progress, media}: Reading, signal: AbortSignal) {
  const answer = await readPatiently(
    refetch =>
      read(ChapterReportsDocument, {id: mediaId}, {lifetime: chapterLifetime, priority: 'background', signal, refetch}),
    signal,
  ).catch((cause: unknown) => {
    const error = toApiError(cause);
    if (error.kind === 'missing') return undefined;
    throw error;
  });
  const guess = answer && chaptersIn(answer, mediaId);
  const known = {status: status ?? '', progress: progress ?? 0, mediaStatus: media.status, guess};
  return guess !== undefined && hasNewChapters(known) ? [{media, guess, ahead: guess - known.progress}] : [];
}

/** The scan for new chapters: its results so far, and its progress. A stopped scan keeps its results. */
export function useScan() {
  const api = useApi();
  const [found, setFound] = useState<readonly NewChapters[]>([]);
  const {now, start, stop} = useLongTask<undefined>();
  const scan = (userName: string, banned: ReadonlySet<number>) => {
    setFound([]);
    start(async ({signal, report}) => {
      const readings = (await fetchReadings(api, userName, signal)).filter(({mediaId}) => !banned.has(mediaId));
      for (let done = 0; done < readings.length; done += batch) {
        report(done, readings.length);
        // The queries of a batch are one request. The next one follows after more than 50 ms, for which background
        // queries are collected.
        const news = await Promise.all(readings.slice(done, done + batch).map(each => look(api, each, signal)));
        if (signal.aborted) return undefined;
        setFound(before => [...before, ...news.flat()]);
      }
      return undefined;
    });
  };
  return {found, now, scan, stop};
}
