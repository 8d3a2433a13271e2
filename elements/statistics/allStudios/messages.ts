import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Counts companies that are not animation studios in the statistics, too.',
  extendedDescription:
    'The table of studios in the tab "More stats" then has producers and licensors as well. Nothing is requested for it.',
});
