import {dateOf} from '../../format/text';
import {countdown, formatOf, namedPath, slugOf, titleCase} from '../../format/media';
import type {Media, Studio} from '../../data/types';

/** One fact of the sidebar: a text, a link, or a list of links or texts. */
export interface Fact {
  type: string;
  value?: string;
  to?: string;
  list?: {name: string; to?: string}[];
  tip?: string;
}

const studios = (media: Media, main: boolean): {name: string; to: string}[] =>
  (media.studios?.edges ?? [])
    .filter(edge => edge.isMain === main && edge.node)
    .map(edge => edge.node as Studio)
    .map(({id, name}) => ({name, to: namedPath('studio', id, name)}));

const statuses: Record<string, string> = {NOT_YET_RELEASED: 'Not Yet Released'};

function dates(media: Media): Fact[] {
  const [start, end] = [dateOf(media.startDate), dateOf(media.endDate)];
  if (start && start === end) return [{type: 'Release Date', value: start}];
  return [
    {type: 'Start Date', value: start},
    {type: 'End Date', value: end},
  ];
}

function season(media: Media): Fact {
  const year = media.seasonYear ?? media.startDate?.year;
  if (!media.season || !year) return {type: 'Season', value: ''};
  return {
    type: 'Season',
    value: `${titleCase(media.season)} ${year}`,
    to: `/search/anime?season=${media.season}&year=${year}%25`,
  };
}

const minutes = (duration: number): string => {
  const hours = Math.floor(duration / 60);
  const rest = duration % 60;
  return [hours && `${hours} hour${hours > 1 ? 's' : ''}`, rest && `${rest} mins`].filter(Boolean).join(', ');
};

function lengths(media: Media): Fact[] {
  if (media.type === 'MANGA')
    return [
      {type: 'Chapters', value: media.chapters ? String(media.chapters) : ''},
      {type: 'Volumes', value: media.volumes ? String(media.volumes) : ''},
    ];
  // The template of the real page breaks the longer name, so its text contains a line break and tabs.
  const name = media.episodes === 1 ? 'Duration' : 'Episode\n\t\t\tDuration';
  return [
    {type: 'Episodes', value: media.episodes ? String(media.episodes) : ''},
    {type: name, value: media.duration ? minutes(media.duration) : ''},
  ];
}

function figures(media: Media): Fact[] {
  const percent = (score: number | null | undefined): string => (score ? `${score}%` : '');
  return [
    {type: 'Average Score', value: percent(media.averageScore), tip: 'The weighted mean of all scores'},
    {type: 'Mean Score', value: percent(media.meanScore), tip: 'The mean of all scores'},
    {type: 'Popularity', value: media.popularity ? String(media.popularity) : ''},
    {type: 'Favorites', value: media.favourites ? String(media.favourites) : ''},
  ];
}

/** The facts in the order of the sidebar, without those that have no value. */
export function factsOf(media: Media, late: Media | null): Fact[] {
  const next = media.nextAiringEpisode;
  const kind = media.type === 'MANGA' ? 'manga' : 'anime';
  const titles = media.title;
  const all: Fact[] = [
    {type: 'Airing', value: next ? `Ep ${next.episode}: ${countdown(next.timeUntilAiring)}` : ''},
    {type: 'Format', value: formatOf(media)},
    ...lengths(media),
    {type: 'Status', value: statuses[media.status ?? ''] ?? titleCase(media.status)},
    ...dates(media),
    ...(kind === 'anime' ? [season(media)] : []),
    ...(late ? figures(late) : []),
    {type: 'Studios', list: studios(media, true)},
    {type: 'Producers', list: studios(media, false)},
    {type: 'Source', value: titleCase(media.source)},
    {type: 'Hashtag', value: media.hashtag ?? ''},
    {
      type: 'Genres',
      list: (media.genres ?? [])
        .filter(Boolean)
        .map(name => ({name: name ?? '', to: `/search/${kind}/${slugOf(name ?? '')}`})),
    },
    {type: 'Romaji', value: titles?.romaji ?? ''},
    {type: 'English', value: titles?.english ?? ''},
    {type: 'Native', value: titles?.native ?? ''},
    {type: 'Synonyms', list: (media.synonyms ?? []).map(name => ({name: name ?? ''}))},
  ];
  return all.filter(fact => fact.value || fact.list?.length);
}
