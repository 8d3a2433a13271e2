import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Include other companies',
  summary: "Counts companies that aren't animation studios in the statistics too.",
  details: 'Adds producers and licensors to the studio table on the "More stats" tab.',
});
