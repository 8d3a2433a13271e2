import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Row for all titles',
  summary: 'Adds a row for all titles to the tables of custom tags.',
  details: 'On the "More stats" tab, to compare custom tags and custom lists with the whole list.',
});
