import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  saving: 'Wird gespeichert…',
  saved: 'Gespeichert.',
  noun: 'dein „About“-Text',
  notSaved: reason => `Nicht gespeichert: ${reason}`,
  signIn: 'Melde dich bei Automail an, um dein eigenes Profil zu ändern.',
};
