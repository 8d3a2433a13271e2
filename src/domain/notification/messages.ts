import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

/** Texts of grouped notifications. */
export const text = messages({
  spoiler: '[spoiler]',
  image: '[image]',
  video: '[video]',
  deletedThread: '[deleted thread]',
});

/** The sentence for several targets, which follows the names of the people, by kind of notification. */
export const targetText = messages({
  like: (count: number) => `liked ${formatNumber(count)} of your activities.`,
  reply: (count: number) => `replied to ${formatNumber(count)} of your activities.`,
  message: (count: number) => `sent you ${formatNumber(count)} messages.`,
  likeReply: (count: number) => `liked ${formatNumber(count)} of your activity replies.`,
  mention: (count: number) => `mentioned you in ${formatNumber(count)} of their activities.`,
  replyReply: (count: number) => `replied to ${formatNumber(count)} activities you're subscribed to.`,
});
