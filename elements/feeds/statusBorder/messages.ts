import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Colours the right border of list activities on the home page by status.',
  extendedDescription:
    'Completed is green, watching and reading blue, planning orange, paused pink, dropped red, rewatching and rereading purple. Requests nothing from AniList and changes no other page.',
});
