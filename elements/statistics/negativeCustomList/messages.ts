import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a row for media on no custom list to the tables of custom tags.',
  extendedDescription:
    'In the tab "More stats" of the statistics, below custom tags and custom lists. Nothing is requested for it.',
});
