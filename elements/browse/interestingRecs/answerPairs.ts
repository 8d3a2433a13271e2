import {forYou, type WeighedPair} from '#domain/media/recommendation';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import type {ForYouQuery} from './query.generated';

/** One of the two media of a pair. */
export interface PairedMedia extends NamedMedia {
  readonly coverImage: {readonly large: string | null} | null;
}

/** A recommendation with both media. */
export interface Pair extends WeighedPair {
  readonly first: PairedMedia;
  readonly second: PairedMedia;
  /** When the answer was fetched (epoch milliseconds). */
  readonly at: number;
}

type Entry = NonNullable<NonNullable<ForYouQuery['Page']>['mediaList']>[number];

function pairsOf(entry: Entry, at: number): Pair[] {
  const first = entry?.media;
  if (!first) return [];
  return (first.recommendations?.nodes ?? []).flatMap(node => {
    const second = node?.mediaRecommendation;
    if (!node || !second) return [];
    const {id, rating, userRating} = node;
    const vote = {rating: rating ?? 0, userRating: userRating ?? 'NO_RATING'};
    const {averageScore, mediaListEntry} = second;
    return [
      {id, ...vote, secondStatus: mediaListEntry?.status, averageScore, score: entry.score ?? 0, first, second, at},
    ];
  });
}

const entriesIn = (pages: readonly ForYouQuery[]) => pages.flatMap(({Page: page}) => page?.mediaList ?? []);

/** The pairs on some pages that belong under "For You", in their order. */
export const pairsIn = (pages: readonly ForYouQuery[], at: number): Pair[] =>
  forYou(entriesIn(pages).flatMap(entry => pairsOf(entry, at)));

/** Whether some pages contain no media. */
export const areWithoutMedia = (pages: readonly ForYouQuery[]): boolean => entriesIn(pages).length === 0;

/** Whether there are media beyond the last of these pages. */
export const haveMoreMedia = (pages: readonly ForYouQuery[]): boolean =>
  pages.at(-1)?.Page?.pageInfo?.hasNextPage === true;
