import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  off: 'Listenaktivitäten sind auf AniList aus, während viele Einträge geändert werden. Danach werden sie wieder eingeschaltet.',
  turnOn: 'Jetzt einschalten',
};
