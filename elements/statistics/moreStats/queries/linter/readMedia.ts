import type {LintMedia} from '#domain/linter/lintMedia';
import type {LintMediaQuery} from './query.generated';

/** A media item in the API's answer. */
export type Answered = NonNullable<NonNullable<NonNullable<LintMediaQuery['Page']>['media']>[number]>;

/** A row of the linter. */
export interface LintRow extends LintMedia {
  readonly popularity: number;
}

const present = <T>(values: readonly (T | null)[] | null | undefined): T[] =>
  (values ?? []).filter((value): value is T => value !== null);

/** Reads a row of the linter. */
export function readMedia(media: Answered): LintRow {
  const {title, startDate, endDate, coverImage, studios, relations} = media;
  return {
    id: media.id,
    type: media.type === 'MANGA' ? 'MANGA' : 'ANIME',
    format: media.format,
    status: media.status,
    romaji: title?.romaji ?? null,
    native: title?.native ?? null,
    english: title?.english ?? null,
    synonyms: present(media.synonyms),
    startDate: startDate ?? {},
    endDate: endDate ?? {},
    episodes: media.episodes,
    duration: media.duration,
    chapters: media.chapters,
    volumes: media.volumes,
    source: media.source,
    hashtag: media.hashtag,
    isAdult: media.isAdult === true,
    genres: present(media.genres),
    tags: present(media.tags),
    banner: media.bannerImage,
    cover: {large: coverImage?.large ?? null, extraLarge: coverImage?.extraLarge ?? null},
    description: media.description,
    idMal: media.idMal,
    popularity: media.popularity ?? 0,
    studioIds: present(studios?.nodes).map(({id}) => id),
    relations: present(relations?.edges).map(({relationType, node}) => ({
      relation: relationType ?? '',
      format: node?.format,
      startDate: node?.startDate,
    })),
  };
}
