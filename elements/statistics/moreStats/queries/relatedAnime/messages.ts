import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Related anime not on list',
  description:
    "Anime related to those on the list that aren't on it themselves, most popular first. One request per 50 entries.",
  table: 'Related anime',
  anime: 'Anime',
  popularity: 'Popularity',
  none: 'All related anime are on the list.',
});
