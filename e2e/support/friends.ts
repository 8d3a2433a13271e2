// The users followed by a user, from a second, naive look at the API.
import {queryAsMember, queryApi} from './api';
import type {StandIn} from './server';

/** The id of a user. */
export async function userId(standIn: StandIn, name: string): Promise<number> {
  const query = 'query ($name: String) { User(name: $name) { id } }';
  return (await queryApi<{User: {id: number}}>(standIn, query, {name})).User.id;
}

export interface Friend {
  id: number;
  name: string;
  statistics: {anime: {minutesWatched: number; episodesWatched: number}; manga: {chaptersRead: number}};
}

/** All users followed by a user, as the signed-in user sees them. */
export async function followedBy(standIn: StandIn, name: string): Promise<Friend[]> {
  const id = await userId(standIn, name);
  const found: Friend[] = [];
  for (let page = 1; ; page += 1) {
    const {Page} = await queryAsMember<{Page: {pageInfo: {hasNextPage: boolean}; following: Friend[]}}>(
      standIn,
      'member',
      `query ($id: Int!, $page: Int) { Page(page: $page, perPage: 25) { pageInfo { hasNextPage } following(userId: $id) {
        id name statistics { anime { minutesWatched episodesWatched } manga { chaptersRead } } } } }`,
      {id, page},
    );
    found.push(...Page.following);
    if (!Page.pageInfo.hasNextPage) return found;
  }
}

/** The favourites of a user, each as its kind and id. */
export async function favouritesOf(standIn: StandIn, name: string): Promise<string[]> {
  const kinds = ['anime', 'manga', 'characters', 'staff', 'studios'] as const;
  const {User} = await queryApi<{User: {favourites: Record<string, {nodes: {id: number}[]}>}}>(
    standIn,
    `query ($name: String) { User(name: $name) { favourites { ${kinds.map(kind => `${kind} { nodes { id } }`).join(' ')} } } }`,
    {name},
  );
  return kinds.flatMap(kind => (User.favourites[kind]?.nodes ?? []).map(({id}) => `${kind} ${id}`));
}
