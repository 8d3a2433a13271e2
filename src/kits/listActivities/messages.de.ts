import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  off: 'Listen-Aktivitäten sind auf AniList wegen eines Imports aus. Wenn er endet, werden sie wieder eingeschaltet.',
  turnOn: 'Jetzt einschalten',
};
