import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds tabs with more statistics to the statistics of users.',
  extendedDescription:
    'Below the links of the statistics on profiles. The tab "More stats" has a choice of questions, each with its own options. Nothing is requested before you press Run; questions that take many requests say how many and ask first. You can stop each of them, and what was found stays.',
  tabs: 'More statistics',
  more: 'More stats',
  siteStats: 'Site Stats',
  toolTitle: 'Questions',
  query: 'Question',
  choose: 'Choose a question',
});
