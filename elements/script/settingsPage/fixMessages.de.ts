import {formatDateTime} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './fixMessages';

export const fixText: Translation<typeof english.fixText> = {
  intro:
    'Wenn AniList eine Seite ändert, kann eine neue Version von Automail Tage brauchen. Bis dahin schaltet eine kurze Liste aus, was nicht mehr funktioniert, und sagt, wo Funktionen ihren Platz finden. Sie enthält keinen Code. Sie wird etwa einmal am Tag abgerufen, von Automails eigener Adresse und ohne Angaben über dich.',
  wanted: 'Liste abrufen und verwenden',
  nothing: 'Zurzeit gibt es keine Korrekturen.',
  list: 'Korrekturen',
  turnsOff: title => `Ausschalten: ${title}`,
  moves: place => `„${place}“ an anderer Stelle suchen, sobald die Seite neu geladen ist`,
  asked: at => `Zuletzt angefragt: ${formatDateTime(at)}`,
  isOff: reason => `Bis zur nächsten Version ausgeschaltet: ${reason}`,
  useAnyway: 'Trotzdem verwenden',
};
