import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Related anime not on list',
  description:
    'Anime that are related to those on the list without being on it themselves, the most popular first. One request for every 50 entries.',
  table: 'Related anime',
  anime: 'Anime',
  popularity: 'Popularity',
  none: 'Everything related is on the list.',
});
