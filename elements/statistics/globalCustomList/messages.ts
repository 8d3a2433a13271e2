import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a row for all media to the tables of custom tags.',
  extendedDescription:
    'In the tab "More stats" of the statistics, to compare custom tags and custom lists with the whole list. Nothing is requested for it.',
});
