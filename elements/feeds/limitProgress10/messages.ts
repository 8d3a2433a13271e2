import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows only the first 10 anime and manga of each list in progress on the home page.',
  extendedDescription:
    "Also limits Automail's own preview of these lists. The expanded view still shows everything. Requests nothing from AniList.",
});
