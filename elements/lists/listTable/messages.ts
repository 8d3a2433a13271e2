import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'List table',
  summary: 'Shows lists as a table that you can search, sort, group, edit and export.',
  details: 'A button among the filters of a list opens it.',
});

export const tableText = messages({
  open: 'Table',
  loading: 'Loading the list…',
});
