import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Emoji in posts',
  summary: 'Keeps AniList from cutting off what you post at the first emoji.',
  details:
    'AniList drops your text from the first emoji or rare character on. Automail sends these characters in another form, which AniList shows as usual; while you write or edit, you see them as they are. Works in statuses, messages, replies, threads, comments and reviews, in the notes of the list editor, and in your about text in the settings. Not in the titles of threads and the summaries of reviews: leave emoji out there.',
  tooLong: (length: number, limit: number) =>
    `Emoji count as several characters. With them, this text has ${formatNumber(length)} characters; the limit is ${formatNumber(limit)}.`,
});
