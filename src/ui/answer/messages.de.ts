import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  loading: 'Wird geladen…',
  waitingBriefly: 'Wartet auf AniList…',
  // The nouns stand without an article, so that no sentence depends on their gender and number.
  nounLoading: noun => `${noun} laden…`,
  nounWaiting: noun => `Sobald AniList wieder Anfragen annimmt, erscheint hier: ${noun}.`,
  nounFailed: (noun, reason) => `${noun}: Laden fehlgeschlagen. ${reason}`,
  signedOut: 'Melde dich bei AniList an, um das zu sehen.',
  retry: 'Erneut versuchen',
  rejected: 'AniList lehnt deine Anmeldung gerade ab.',
  signInAgain: 'Neu anmelden',
  signIn: 'Bei Automail anmelden',
};
