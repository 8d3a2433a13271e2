import {estimateChapters} from '#domain/media/chapterGuess';
import {unfinishedManga} from '#domain/media/unfinishedManga';
import {minutes} from '#services/api/cache/lifetime';
import type {ChapterReportsQuery} from './chapterReports.generated';

/** Lifetime of a guess. */
export const chapterLifetime = minutes(30);

/** The readers' reports in the answer; other kinds of activities are empty objects. */
const reportsIn = ({Page: page}: ChapterReportsQuery) =>
  (page?.activities ?? []).flatMap(one =>
    one && 'userId' in one && one.userId !== null ? {userId: one.userId, progress: one.progress} : [],
  );

/** The guess for a manga, from the latest reports of its readers; `undefined` without any. */
export const chaptersIn = (answer: ChapterReportsQuery, mediaId: number) =>
  estimateChapters(reportsIn(answer), unfinishedManga[mediaId]?.chapters);
