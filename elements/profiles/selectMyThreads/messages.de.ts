import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Öffnet deine eigenen Forenthemen unter der Adresse /user/…/social#my-threads.',
  extendedDescription:
    'Wählt in deinem eigenen Reiter „Social“ den Filter für Themen aus, wenn die Adresse auf #my-threads endet. Automail selbst ruft nichts ab. Auf den Seiten anderer geschieht nichts.',
};
