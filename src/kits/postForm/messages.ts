import {messages} from '#domain/text/messages';

/** Texts of forms that publish something. */
export const text = messages({
  yourReply: 'Your reply',
  placeholder: 'Write a reply…',
  reply: 'Reply',
  publishing: 'Publishing reply...',
  notPosted: (reason: string) => `Not posted: ${reason}`,
});
