import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Title link in forum',
  summary: 'Adds a link back to the anime or manga above the threads about it.',
  loading: 'Loading the title…',
  waiting: 'The link will appear when AniList accepts requests again.',
  failed: "We couldn't load the title.",
});
