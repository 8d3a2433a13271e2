import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './importMessages';

export const text: Translation<typeof english.text> = {
  tooLarge: 'Diese Datei ist zu groß für Einstellungen.',
  invalidJson: 'Diese Datei ist kein gültiges JSON.',
  noSettings: 'Diese Datei enthält keine Automail-Einstellungen.',
  nothingUsable: 'Diese Datei enthält keine Einstellung, die Automail verwenden kann.',
  notValid: 'der Wert ist ungültig',
  tokenInFile: 'eine Anmeldung wird nie aus einer Datei übernommen',
  newerFile: 'die Datei stammt aus einer neueren Version von Automail',
  notValidMembers: count =>
    plural(count, {one: '# Eintrag ist ungültig oder doppelt', other: '# Einträge sind ungültig oder doppelt'}),
};

export const fileNames: Translation<typeof english.fileNames> = {
  settingsVersion: 'Format der Einstellungen',
  subSetting: (feature, setting) => `${setting} (${feature})`,
};

export const valueText: Translation<typeof english.valueText> = {
  on: 'an',
  off: 'aus',
  empty: 'leer',
  quoted: value => `„${value}“`,
  entries: count => plural(count, {one: '# Eintrag', other: '# Einträge'}),
  other: value => `${value}, geändert`,
  number: value => formatNumber(value),
};
