import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  yourReply: 'Deine Antwort',
  placeholder: 'Antwort schreiben…',
  reply: 'Antworten',
  publishing: 'Antwort wird veröffentlicht…',
  notPosted: reason => `Nicht veröffentlicht: ${reason}`,
};
