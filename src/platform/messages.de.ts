import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  notRemoved:
    'Deine Anmeldung konnte nicht aus dem Speicher der Erweiterung entfernt werden. Wenn du die Seite neu lädst, ist sie vielleicht wieder da.',
  notAnswering: 'Der Speicher der Erweiterung antwortet nicht. Bis er antwortet, bist du bei Automail abgemeldet.',
  notReadable: 'Der Speicher der Erweiterung konnte nicht gelesen werden. Sein Inhalt ist unverändert.',
  notKept: 'Deine Anmeldung konnte nicht in der Erweiterung gespeichert werden. Sie gilt, bis du diese Seite schließt.',
};
