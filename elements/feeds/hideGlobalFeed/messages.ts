import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Hides the global feed on the home page and shows only the people you follow.',
  extendedDescription:
    'Hides the switch between the two feeds and selects the feed of the people you follow. Requests nothing from AniList. The global feed on its own page stays.',
});
