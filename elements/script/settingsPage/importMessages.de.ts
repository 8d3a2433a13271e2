import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './importMessages';

export const importText: Translation<typeof english.importText> = {
  heading: name => `Import der Einstellungen aus ${name}`,
  changes: count => plural(count, {one: '# Einstellung ändert sich:', other: '# Einstellungen ändern sich:'}),
  noChange: 'Deine Einstellungen entsprechen schon dieser Datei.',
  change: (name, from, to) => `${name}: ${from} → ${to}`,
  leftOut: count => plural(count, {one: '# Angabe wird ausgelassen:', other: '# Angaben werden ausgelassen:'}),
  left: (name, reason) => `${name}: ${reason}`,
  others: count =>
    plural(count, {
      one: '# Einstellung einer anderen Version bleibt erhalten, obwohl diese Version sie nicht verwendet:',
      other: '# Einstellungen anderer Versionen bleiben erhalten, obwohl diese Version sie nicht verwendet:',
    }),
  rest: 'Alles, was die Datei nicht nennt, bleibt, wie es ist.',
  apply: 'Diese Einstellungen importieren',
  replaceAll: 'Stattdessen alles ersetzen',
  replaceHint: count =>
    plural(count, {
      one: 'Dann wird auch zurückgesetzt, was die Datei nicht nennt. Das ist # weitere Einstellung:',
      other: 'Dann wird auch zurückgesetzt, was die Datei nicht nennt. Das sind # weitere Einstellungen:',
    }),
  replace: 'Alles ersetzen',
  cancel: 'Abbrechen',
  nothingChanged: reason => `Es wurde nichts geändert. ${reason}`,
  unreadable: 'Es wurde nichts geändert. Diese Datei konnte nicht gelesen werden.',
  fromFile: name => `Einstellungen aus ${name}`,
  replacedBy: name => `Ersetzen aller Einstellungen durch ${name}`,
};
