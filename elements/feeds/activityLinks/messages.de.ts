import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Links zwischen Aktivitäten',
  summary: 'Verlinkt Aktivitäten mit der vorigen und nächsten und Nachrichten mit dem Profil, an das sie gingen.',
  details:
    'Auf der Seite einer Aktivität führen Pfeile zur vorigen und zur nächsten: zu Aktivitäten derselben Person zum selben Titel, zu ihren Statusbeiträgen oder zu Nachrichten an dieselbe Person. Einträge im Feed bekommen einen Link, wenn AniList ihn nur in ihrem Menü hat.',
  previousActivity: 'Vorige Aktivität',
  nextActivity: 'Nächste Aktivität',
  neighbours: 'Vorige und nächste Aktivität',
  profileOf: name => `Profil von ${name}`,
  activityPage: 'Zur Seite der Aktivität',
  noun: 'Links',
};
