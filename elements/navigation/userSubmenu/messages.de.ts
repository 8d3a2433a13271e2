import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Profilmenü',
  summary: 'Ergänzt die senkrechte Navigation um ein Menü deiner Seiten.',
  details:
    'Zeige auf den Link zu deinem Profil oder erreiche ihn mit der Tastatur, um zu deinen Favoriten, deiner Statistik, deinem Reiter „Social“, deinen Rezensionen und deinen Einreichungen zu kommen.',
  menu: 'Deine Seiten',
  favourites: 'Favoriten',
  stats: 'Statistik',
  social: 'Social',
  reviews: 'Rezensionen',
  submissions: 'Einreichungen',
};
