import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Uses the older colours of the dark theme.',
  extendedDescription:
    'On all pages, in the dark theme only: its colours from before 2019. Requests nothing from AniList. Other themes are not changed.',
});
