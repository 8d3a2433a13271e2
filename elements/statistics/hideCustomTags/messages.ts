import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Collapsed custom tags',
  summary: 'Collapses the tables of custom tags in the statistics.',
  details: 'On the "More stats" tab, only their headings show until you expand them.',
});
