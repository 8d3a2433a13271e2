import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import {build} from '#platform/platform';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Gruppierte Benachrichtigungen',
  summary: 'Gruppiert Benachrichtigungen und zeigt Vorschauen und Antworten direkt in der Liste.',
  details:
    'Leute, die dasselbe getan haben, stehen in einer Zeile, und ebenso mehrere Dinge, die eine Person getan hat. Wenn du bei Automail angemeldet bist, kannst du gleich dort liken und antworten. AniLists eigene Liste bleibt einen Klick entfernt.',
  list: 'Benachrichtigungen',
  unread: 'Ungelesen: ',
  previewsWaiting: 'Die Vorschau erscheint, sobald AniList wieder mehr Anfragen annimmt.',
  onlyLikes: 'Alle Benachrichtigungen hier sind Likes, und Likes sind ausgeblendet.',
  loadMore: 'Mehr laden',
  signIn: 'Melde dich bei AniList an, um deine Benachrichtigungen zu sehen.',
  empty: 'Du hast noch keine Benachrichtigungen.',
  unknownMarkup:
    'Die Benachrichtigungen ließen sich nicht gruppieren, weil sich AniLists Seite geändert hat. Das ist AniLists eigene Liste.',
  seeGrouped: `${build.name}-Liste anzeigen`,
  seeNative: 'AniList-Liste anzeigen',
  hideLikes: 'Likes ausblenden',
  showReason: 'Grund anzeigen',
  // Between names, before AniList's own English words: "Ann and Ben liked your activity."
  media: 'Anime oder Manga',
  activity: 'Aktivität',
  noPreview: 'Keine Vorschau',
  deletedActivity: '[gelöschte Aktivität]',
};

export const replyText: Translation<typeof english.replyText> = {
  section: 'Antworten',
  list: 'Antworten auf die Aktivität',
  show: 'Antworten anzeigen',
  hide: 'Antworten ausblenden',
  you: 'Du',
  someone: 'Jemand',
  last: (shown, all) => `Die letzten ${formatNumber(shown)} von ${formatNumber(all)} Antworten`,
  empty: 'Noch keine Antworten.',
  signIn: '{link}, um hier zu liken und zu antworten.',
  signInLink: 'Melde dich bei Automail an',
};

export const softBlockText: Translation<typeof english.softBlockText> = {
  explanation:
    'Lässt Mitglieder in der gruppierten Liste und im Kreisdiagramm aus. Die Liste von AniList selbst und ihre Zahl bleiben vollständig.',
  user: 'Benutzername',
  add: 'Hinzufügen',
  repeated: 'Dieses Mitglied ist bereits in der Liste.',
  list: 'Ausgelassene Mitglieder',
  remove: 'Entfernen',
  removeName: name => `${name} entfernen`,
  hidden: count => plural(count, {one: '# ausgeblendet', other: '# ausgeblendet'}),
  hideAgain: count => plural(count, {one: '# wieder ausblenden', other: '# wieder ausblenden'}),
};
