import {formatNumber, formatTimeUp} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  isThere: 'Wurde veröffentlicht',
  sendAgain: 'Noch einmal senden',
  keepMine: 'Meine Änderung behalten',
  useTheirs: 'AniLists Wert übernehmen',
  theirs: values => `Auf AniList steht: ${values}.`,
  gone: 'Der Titel steht nicht mehr auf deiner Liste.',
  decide: 'Wähle in den Einstellungen, was bleibt.',
  nextTry: at => `Nächster Versuch um ${formatTimeUp(at)} Uhr.`,
  waitingScore: score => `Deine neue Wertung ist ${formatNumber(score)}`,
};

export const reasonText: Translation<typeof english.reasonText> = {
  offline: 'Noch nicht gespeichert: Du bist offline.',
  paused: 'Noch nicht gespeichert: AniList begrenzt die Anfragen.',
  unanswered: 'Noch nicht gespeichert: AniList antwortet nicht.',
  'signed-out': 'Noch nicht gespeichert: Melde dich neu an.',
  'other-account': 'Noch nicht gespeichert: Du bist mit einem anderen Konto angemeldet.',
  conflict: 'Das wurde auch anderswo geändert.',
  unconfirmed: 'Es ist unklar, ob das veröffentlicht wurde.',
  slow: 'Wird gespeichert…',
};

export const reasonDetails: Translation<typeof english.reasonDetails> = {
  offline: 'Wird gesendet, sobald du wieder online bist.',
  paused: 'Wird gesendet, sobald AniList wieder Anfragen annimmt.',
  unanswered: 'Wird gesendet, sobald AniList wieder antwortet.',
  'signed-out': 'Wird gesendet, sobald du bei Automail angemeldet bist.',
  'other-account': 'Wird gesendet, sobald du bei Automail und AniList mit demselben Konto angemeldet bist.',
  conflict: 'Auf AniList steht ein anderer Wert als der, den du geändert hast.',
  slow: 'AniList hat noch nicht geantwortet.',
  unconfirmed: 'Prüfe, ob es veröffentlicht wurde, bevor du es noch einmal sendest.',
};
