import {messages} from '#domain/text/messages';

/** Texts of the export of a table. */
export const text = messages({
  group: 'Export table',
  csv: 'CSV',
  json: 'JSON',
  csvHint: 'Save the table as a file for spreadsheets',
  jsonHint: 'Save the table as a file for other programs',
  empty: 'Nothing to export yet: the table is empty.',
  failed: "The file couldn't be created. Reload the page and try again.",
});
