import {load, mutate} from '../client/graphql';
import {mediaBrief} from './fragments';
import type {Media, MediaListEntry} from './types';

const entryFields = `
  id mediaId status score progress progressVolumes repeat notes private hiddenFromStatusLists customLists
  startedAt { year month day } completedAt { year month day }
`;

/** The work and the member's entry of it, for the editor. */
export async function loadEdited(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query ListEditor($id: Int) {
      Media(id: $id) { ${mediaBrief} bannerImage volumes isFavourite mediaListEntry { ${entryFields} } }
    }`,
    {id},
  );
  return Media;
}

/** Saves an entry, new or old. */
export const saveEntry = (changes: object): Promise<{SaveMediaListEntry: MediaListEntry}> =>
  mutate(
    `mutation SaveEntry($mediaId: Int, $status: MediaListStatus, $score: Float, $progress: Int, $progressVolumes: Int,
      $repeat: Int, $notes: String, $private: Boolean, $hiddenFromStatusLists: Boolean, $customLists: [String],
      $startedAt: FuzzyDateInput, $completedAt: FuzzyDateInput) {
      SaveMediaListEntry(mediaId: $mediaId, status: $status, score: $score, progress: $progress,
        progressVolumes: $progressVolumes, repeat: $repeat, notes: $notes, private: $private,
        hiddenFromStatusLists: $hiddenFromStatusLists, customLists: $customLists, startedAt: $startedAt,
        completedAt: $completedAt) { ${entryFields} }
    }`,
    changes,
  );

/** Takes an entry off the list. */
export const deleteEntry = (id: number): Promise<unknown> =>
  mutate(`mutation DeleteEntry($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }`, {id});

/** Which favourite a click on a heart means. */
export type FavouriteKind = 'anime' | 'manga' | 'character' | 'staff' | 'studio';

/** Adds to the favourites, or takes away. */
export const toggleFavourite = (kind: FavouriteKind, id: number): Promise<unknown> =>
  mutate(
    `mutation Favourite($animeId: Int, $mangaId: Int, $characterId: Int, $staffId: Int, $studioId: Int) {
      ToggleFavourite(animeId: $animeId, mangaId: $mangaId, characterId: $characterId, staffId: $staffId,
        studioId: $studioId) { anime(perPage: 1) { pageInfo { total } } }
    }`,
    {[`${kind}Id`]: id},
  );
