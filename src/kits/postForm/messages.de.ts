import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  yourReply: 'Deine Antwort',
  placeholder: 'Antwort schreiben…',
  reply: 'Antworten',
  publishing: 'Antwort wird veröffentlicht…',
  tooLong: count =>
    plural(count, {
      one: 'Dein Text ist # Zeichen zu lang. AniList zählt ein Emoji als mehrere Zeichen.',
      other: 'Dein Text ist # Zeichen zu lang. AniList zählt ein Emoji als mehrere Zeichen.',
    }),
  notPosted: reason => `Nicht veröffentlicht: ${reason}`,
};
