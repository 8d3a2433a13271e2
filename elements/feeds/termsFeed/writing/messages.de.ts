import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  status: 'Status schreiben…',
  message: name => `Nachricht an ${name} schreiben…`,
  edit: 'Deine Aktivität',
  publish: 'Veröffentlichen',
  cancel: 'Abbrechen',
  publishing: 'Wird veröffentlicht…',
  sending: 'Nachricht wird gesendet…',
  loadFailed: 'Die Aktivität konnte nicht geladen werden.',
  notImplemented: 'Das geht leider noch nicht.',
};
