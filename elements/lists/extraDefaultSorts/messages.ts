import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Default order of lists',
  summary: 'Opens anime and manga lists in any of the ten orders that AniList has, not only four.',
  details:
    "Choose the order here or under Settings > Lists on AniList. It applies once when a list opens, unless its address has another order. If you choose one of AniList's four orders there, AniList's setting is used again.",
  order: 'Default order of lists',
  extra: 'More orders',
  inUse: (order: string) => `Your lists open in the order you chose in Automail: ${order}.`,
});

/** Names of the orders. */
export const orderNames = messages({
  '': "AniList's setting",
  Title: 'Title',
  Score: 'Score',
  Progress: 'Progress',
  'Last Updated': 'Last Updated',
  'Last Added': 'Last Added',
  'Start Date': 'Start Date',
  'Completed Date': 'Completed Date',
  'Release Date': 'Release Date',
  'Average Score': 'Average Score',
  Popularity: 'Popularity',
});
