import {load} from '../client/graphql';
import {namedBrief} from './fragments';
import type {Media, Named} from './types';

/** One row of statistics: count, mean score, and minutes watched or chapters read. */
export interface Stat {
  count: number;
  meanScore: number;
  minutesWatched: number;
  chaptersRead: number;
  mediaIds: number[];
}

/** The statistics for one media type. */
export interface Overview {
  count: number;
  meanScore: number;
  standardDeviation: number;
  minutesWatched: number;
  episodesWatched: number;
  chaptersRead: number;
  volumesRead: number;
  scores: (Stat & {score: number})[];
  formats: (Stat & {format: string})[];
  statuses: (Stat & {status: string})[];
  releaseYears: (Stat & {releaseYear: number})[];
}

const line = 'count meanScore minutesWatched chaptersRead';

/** Loads the overview of a user's statistics. */
export async function loadStatsOverview({id, type}: {id: number; type: string}): Promise<Overview> {
  const {User} = await load<{User: {statistics: Record<string, Overview>}}>(
    `query StatsOverview($id: Int) {
      User(id: $id) { statistics { ${type} {
        count meanScore standardDeviation minutesWatched episodesWatched chaptersRead volumesRead
        scores { score ${line} } formats { format ${line} } statuses { status ${line} } releaseYears { releaseYear ${line} }
      } } }
    }`,
    {id},
  );
  const overview = User.statistics[type];
  if (!overview) throw new Error('no statistics');
  return overview;
}

/** A statistics card for one genre, tag, studio or staff member. */
export interface StatCard extends Stat {
  key: string;
  title: string;
  person: Named | null;
}

type Answered = Stat & {
  genre?: string;
  tag?: {name: string};
  studio?: {id: number; name: string};
  staff?: Named;
  voiceActor?: Named;
};

const things: Record<string, [field: string, what: string]> = {
  genres: ['genres', 'genre'],
  tags: ['tags', 'tag { name }'],
  studios: ['studios', 'studio { id name }'],
  staff: ['staff', `staff { ${namedBrief} }`],
  'voice-actors': ['voiceActors', `voiceActor { ${namedBrief} }`],
};

function card(stat: Answered): StatCard {
  const person = stat.staff ?? stat.voiceActor ?? null;
  const title = stat.genre ?? stat.tag?.name ?? stat.studio?.name ?? person?.name?.userPreferred ?? '';
  return {...stat, key: person ? String(person.id) : title, title, person};
}

/** Loads the cards of one statistics page. The site shows the first thirty. */
export async function loadStatCards({id, type, page}: {id: number; type: string; page: string}): Promise<StatCard[]> {
  const [field, what] = things[page] ?? ['genres', 'genre'];
  const {User} = await load<{User: {statistics: Record<string, Record<string, Answered[]>>}}>(
    `query StatsCards($id: Int) {
      User(id: $id) { statistics { ${type} { ${field}(limit: 30, sort: COUNT_DESC) { ${line} mediaIds ${what} } } } }
    }`,
    {id},
  );
  return (User.statistics[type]?.[field] ?? []).map(card);
}

/** Loads the covers for the cards. */
export async function loadStatMedia(ids: number[]): Promise<Media[]> {
  const {Page} = await load<{Page: {media: Media[]}}>(
    `query StatsMedia($ids: [Int]) {
      Page(perPage: 50) { media(id_in: $ids) { id type title { userPreferred } coverImage { large medium } } }
    }`,
    {ids},
  );
  return Page.media;
}
