import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Facts as a table',
  summary: 'Shows the facts of anime and manga as a table, so more of them fit on the screen.',
  details: 'In the sidebar of their pages, in windows wider than 1040 pixels. Long values are below their labels.',
});
