import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds tabs with more statistics to the statistics of users.',
  extendedDescription:
    'Below the links of the statistics on profiles. The tab "More stats" has figures and tables about the list, and a choice of questions, each with its own options. "Genres & Tags" counts both lists together. For the tables the list is requested, unless it is your own and already known. The questions request nothing before you press Run; those that take many requests say how many and ask first. You can stop each of them, and what was found stays.',
  tabs: 'More statistics',
  more: 'More stats',
  genres: 'Genres & Tags',
  siteStats: 'Site Stats',
  toolTitle: 'Questions',
  query: 'Question',
  choose: 'Choose a question',
});
