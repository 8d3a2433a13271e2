import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  loading: 'Wird geladen…',
  signedOut: 'Melde dich bei AniList an, um das zu sehen.',
  retry: 'Erneut versuchen',
  rejected: 'AniList lehnt deine Anmeldung gerade ab.',
  signInAgain: 'Neu anmelden',
};
