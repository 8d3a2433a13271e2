import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows your progress as bars on the lists in progress on the home page.',
  extendedDescription:
    "For anime and manga whose number of episodes or chapters is known, also in Automail's own preview of these lists. Requests nothing from AniList. It does not change your progress.",
});
