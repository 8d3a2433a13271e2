import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of forms that publish something. */
export const text = messages({
  yourReply: 'Your reply',
  placeholder: 'Write a reply…',
  reply: 'Reply',
  publishing: 'Publishing reply...',
  tooLong: (count: number) =>
    plural(count, {
      one: 'Your text is # character too long. AniList counts an emoji as several characters.',
      other: 'Your text is # characters too long. AniList counts an emoji as several characters.',
    }),
  notPosted: (reason: string) => `Not posted: ${reason}`,
});
