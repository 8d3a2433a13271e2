import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import {build} from '#platform/platform';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Automail-Einstellungen',
  summary: 'Zeigt die Automail-Einstellungen auf AniLists Seite der autorisierten Apps.',
  details: 'Immer an. Auf schmalen Bildschirmen schlägt es einmal den mobilen Modus vor, auf einer beliebigen Seite.',
  heading: `${build.name}-Einstellungen`,
  version: `Version ${build.version}`,
  homepage: 'Homepage',
  repository: 'Repository',
  search: 'Einstellungen durchsuchen',
  found: count => plural(count, {one: '# Einstellung gefunden', other: '# Einstellungen gefunden'}),
  similar: count =>
    plural(count, {one: 'Nichts Genaues, # ähnliche Einstellung', other: 'Nichts Genaues, # ähnliche Einstellungen'}),
  changed: 'geändert',
  reset: 'Zurücksetzen',
  moreAbout: name => `Mehr über ${name}`,
  off: 'Aus',
  linkToSetting: 'Link zu dieser Einstellung',
  whatIsNew: version => `Neu in Version ${version}`,
  seen: 'Nicht mehr anzeigen',
};

export const requestText: Translation<typeof english.requestText> = {
  none: 'Stellt keine Anfragen an AniList.',
  onDemand: 'Stellt nur dann Anfragen an AniList, wenn du die Funktion benutzt.',
  cached: 'Lädt Daten von AniList, wenn du eine Seite öffnest, die sie braucht, und behält sie eine Weile.',
  background: 'Fragt AniList auf jeder Seite im Hintergrund ab.',
  site: name => `Lädt Daten von ${name}.`,
};

export const bisectText: Translation<typeof english.bisectText> = {
  innocent:
    'Das Problem blieb, obwohl alles aus war. Also liegt es nicht an diesem Skript. Deine Einstellungen sind wiederhergestellt.',
  found: 'Die Ursache: {feature}',
  turnOff: 'Ausschalten',
  isOff: 'Diese Funktion ist jetzt aus.',
  allOff: 'Alles ist jetzt aus, in allen Browser-Tabs.',
  someOff: (off, suspects) =>
    plural(off, {
      one: `# von ${formatNumber(suspects)} verdächtigen Funktionen ist jetzt aus, in allen Browser-Tabs.`,
      other: `# von ${formatNumber(suspects)} verdächtigen Funktionen sind jetzt aus, in allen Browser-Tabs.`,
    }),
  question: left =>
    plural(left, {
      one: 'Sieh dir die Seite mit dem Problem an: Ist es weg? (Höchstens # Frage.)',
      other: 'Sieh dir die Seite mit dem Problem an: Ist es weg? (Höchstens # Fragen.)',
    }),
  gone: 'Das Problem ist weg',
  stillThere: 'Das Problem ist noch da',
  cancel: 'Abbrechen und wiederherstellen',
  intro:
    'Ist auf der Website etwas falsch oder langsam? Ein paar Fragen klären, welche Funktion die Ursache ist, oder dass es keine von ihnen ist.',
  start: 'Starten',
  reminder: 'Die Suche nach der Ursache eines Problems läuft: Einige Funktionen sind aus. Ist das Problem hier weg?',
  answer: 'Antworten',
};
