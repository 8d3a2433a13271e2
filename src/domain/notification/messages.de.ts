import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  spoiler: '[Spoiler]',
  image: '[Bild]',
  video: '[Video]',
  deletedThread: '[gelöschtes Thema]',
};

// Only the notifications of one person are about several targets, so the verbs are singular.
export const targetText: Translation<typeof english.targetText> = {
  like: count => `hat ${formatNumber(count)} deiner Aktivitäten gelikt.`,
  reply: count => `hat auf ${formatNumber(count)} deiner Aktivitäten geantwortet.`,
  message: count => `hat dir ${formatNumber(count)} Nachrichten gesendet.`,
  likeReply: count => `hat ${formatNumber(count)} deiner Antworten auf Aktivitäten gelikt.`,
  mention: count => `hat dich in ${formatNumber(count)} eigenen Aktivitäten erwähnt.`,
  replyReply: count => `hat auf ${formatNumber(count)} Aktivitäten geantwortet, die du abonniert hast.`,
};
