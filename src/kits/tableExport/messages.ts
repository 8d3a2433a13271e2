import {messages} from '#domain/text/messages';

/** Texts of the export of a table. */
export const text = messages({
  group: 'Export the table',
  csv: 'CSV',
  json: 'JSON',
  csvHint: 'Save the table as a file for spreadsheets',
  jsonHint: 'Save the table as a file for other programs',
  empty: 'There is nothing to export yet: the table has no rows.',
  failed: "The file couldn't be made. Reload the page and try again.",
});
