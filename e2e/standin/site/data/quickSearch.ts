import {load} from '../client/graphql';
import {imageOf, mediaPath, namedPath, titleCase, titleOf, userPath} from '../format/media';
import {mediaBrief, namedBrief, userBrief} from './fragments';
import type {Media, Named, Studio, User} from './types';

/** One result of the quick search. */
export interface Result {
  to: string;
  name: string;
  info: string;
  image: string;
}

/** The quick search results of one kind. */
export interface Column {
  title: string;
  results: Result[];
}

interface Answer {
  anime: {media: Media[]};
  manga: {media: Media[]};
  characters: {characters: Named[]};
  staff: {staff: Named[]};
  studios: {studios: Studio[]};
  users: {users: User[]};
}

const query = `query QuickSearch($search: String) {
  anime: Page(perPage: 6) { media(type: ANIME, search: $search) { ${mediaBrief} startDate { year } } }
  manga: Page(perPage: 6) { media(type: MANGA, search: $search) { ${mediaBrief} startDate { year } } }
  characters: Page(perPage: 6) { characters(search: $search) { ${namedBrief} } }
  staff: Page(perPage: 6) { staff(search: $search) { ${namedBrief} } }
  studios: Page(perPage: 6) { studios(search: $search) { id name } }
  users: Page(perPage: 6) { users(search: $search) { ${userBrief} } }
}`;

const ofMedia = (media: Media): Result => ({
  to: mediaPath(media),
  name: titleOf(media),
  info: [media.startDate?.year, titleCase(media.format)].filter(Boolean).join(' '),
  image: imageOf(media.coverImage?.medium),
});

const ofNamed =
  (kind: 'character' | 'staff') =>
  (named: Named): Result => ({
    to: namedPath(kind, named.id, named.name?.userPreferred),
    name: named.name?.userPreferred ?? '',
    info: '',
    image: imageOf(named.image?.medium),
  });

const ofStudio = ({id, name}: Studio): Result => ({to: namedPath('studio', id, name), name, info: '', image: ''});
const ofUser = ({name, avatar}: User): Result => ({to: userPath(name), name, info: '', image: imageOf(avatar?.medium)});

/** Searches everything on the site by name. */
export async function quickSearch(search: string): Promise<Column[]> {
  const answer = await load<Answer>(query, {search});
  return [
    {title: 'Anime', results: answer.anime.media.map(ofMedia)},
    {title: 'Manga', results: answer.manga.media.map(ofMedia)},
    {title: 'Characters', results: answer.characters.characters.map(ofNamed('character'))},
    {title: 'Staff', results: answer.staff.staff.map(ofNamed('staff'))},
    {title: 'Studios', results: answer.studios.studios.map(ofStudio)},
    {title: 'Users', results: answer.users.users.map(ofUser)},
  ].filter(column => column.results.length > 0);
}
