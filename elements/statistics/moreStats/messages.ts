import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'More stats',
  summary: 'Adds tabs with more statistics to the statistics of users.',
  details:
    '"More stats" has figures and tables about the list and a choice of queries, each with its own options. "Genres & Tags" counts both lists together. Queries request nothing until you press Run; those that need many requests say how many and ask first. You can stop each of them and keep what was found.',
  hideCustomTags: 'Collapse the tables of custom tags',
  negativeCustomList: 'Add a row for titles on no custom list to the tables of custom tags',
  globalCustomList: 'Add a row for all titles to the tables of custom tags',
  tabs: 'More statistics',
  more: 'More stats',
  genres: 'Genres & Tags',
  siteStats: 'Site Stats',
  toolTitle: 'Queries',
  query: 'Query',
  choose: 'Choose a query',
});
