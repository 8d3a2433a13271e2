import {load, mutate} from '../client/graphql';
import {mediaBrief} from './fragments';
import type {Media, MediaListEntry} from './types';

const entryFields = `
  id mediaId status score progress progressVolumes repeat notes private hiddenFromStatusLists customLists
  startedAt { year month day } completedAt { year month day }
`;

/** Loads a media item with the viewer's list entry, for the list editor. */
export async function loadEdited(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query ListEditor($id: Int) {
      Media(id: $id) { ${mediaBrief} bannerImage volumes isFavourite mediaListEntry { ${entryFields} } }
    }`,
    {id},
  );
  return Media;
}

/** Creates or updates a list entry. */
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

/** Deletes a list entry. */
export const deleteEntry = (id: number): Promise<unknown> =>
  mutate(`mutation DeleteEntry($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }`, {id});

/** The kinds of things that can be favourites. */
export type FavouriteKind = 'anime' | 'manga' | 'character' | 'staff' | 'studio';

/** Adds to the favourites, or removes from them. */
export const toggleFavourite = (kind: FavouriteKind, id: number): Promise<unknown> =>
  mutate(
    `mutation Favourite($animeId: Int, $mangaId: Int, $characterId: Int, $staffId: Int, $studioId: Int) {
      ToggleFavourite(animeId: $animeId, mangaId: $mangaId, characterId: $characterId, staffId: $staffId,
        studioId: $studioId) { anime(perPage: 1) { pageInfo { total } } }
    }`,
    {[`${kind}Id`]: id},
  );
