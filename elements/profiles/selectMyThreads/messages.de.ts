import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Adresse deiner Themen',
  summary: 'Öffnet deine eigenen Forenthemen unter der Adresse /user/…/social#my-threads.',
  details: 'Nur in deinem eigenen Reiter „Social“: Der Filter für Themen wird ausgewählt.',
};
