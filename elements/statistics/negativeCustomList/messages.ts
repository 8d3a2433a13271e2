import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Row for remaining titles',
  summary: 'Adds a row for titles on no custom list to the tables of custom tags.',
  details: 'On the "More stats" tab, below custom tags and custom lists.',
});
