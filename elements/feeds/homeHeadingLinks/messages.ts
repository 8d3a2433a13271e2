import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Turns the headings of recent reviews and recent threads into links.',
  extendedDescription:
    'On the home page, so that you can open them in a new tab or reach them by keyboard. Requests nothing from AniList. Other headings are not changed.',
});
