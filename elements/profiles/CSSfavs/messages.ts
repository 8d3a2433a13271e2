import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows favourites in rows of five at every width, and studios as badges.',
  extendedDescription:
    'On the overview of profiles. The badges come from a built-in table; other studios keep their names. Requests nothing from AniList and does not change the order.',
  outOfDate: (month: string) => `The table of studio badges dates from ${month}. Newer studios are missing.`,
});
