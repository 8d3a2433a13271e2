import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Emoji in posts',
  summary: 'Keeps AniList from cutting off what you post at the first emoji.',
  details:
    'AniList stores nothing from the first emoji or rare character on. They are sent in another form that it shows as usual; while you write or edit, you see them as they are. Works in statuses, messages, replies, threads, comments and reviews, in the notes of the list editor, and in the text about you in the settings. Not in the titles of threads and the summaries of reviews: leave emoji out there.',
  tooLong: (length: number, limit: number) =>
    `Emoji count as several characters. With them, this text has ${formatNumber(length)} characters; the limit is ${formatNumber(limit)}.`,
});
