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
  tabs: 'Teil der Einstellungen',
  signedIn: 'Angemeldet',
  signedOut: 'Nicht angemeldet',
  changed: 'geändert',
  reset: 'Zurücksetzen',
  moreAbout: name => `Mehr über ${name}`,
  off: 'Aus',
  linkToSetting: 'Link zu dieser Einstellung',
  copyLink: 'Link kopieren',
  picture: 'Bild',
  issue: 'Fehler melden',
  report:
    'Ein Bericht nennt die Schalter, die du geändert hast, und was auf dieser Seite nicht geht. Er enthält keine Namen.',
  whatIsNew: version => `Neu in Version ${version}`,
  newFeatures: 'Neue Funktionen',
  changelog: 'Alle Änderungen',
  seen: 'Nicht mehr anzeigen',
};

export const tabText: Translation<typeof english.tabText> = {
  start: 'Start',
  all: 'Alle',
  help: 'Hilfe und Reparatur',
};

export const filterText: Translation<typeof english.filterText> = {
  label: 'Filter',
  on: 'An',
  changed: 'Geändert',
  signIn: 'Braucht Anmeldung',
  new: 'Neu',
  sum: (on, all) => `${formatNumber(on)} von ${formatNumber(all)} an`,
};

export const markText: Translation<typeof english.markText> = {
  bisected: 'Vorerst aus',
  fixed: 'Aus bis zur nächsten Version',
  user: 'Braucht Anmeldung',
  token: 'Braucht Anmeldung',
  desktop: 'Aus im mobilen Modus',
  edition: 'Nicht in dieser Ausgabe',
  other: 'Braucht andere Funktion',
};

export const requestText: Translation<typeof english.requestText> = {
  none: 'Stellt keine Anfragen an AniList.',
  onDemand: 'Stellt nur dann Anfragen an AniList, wenn du die Funktion benutzt.',
  cached: 'Lädt Daten von AniList, wenn du eine Seite öffnest, die sie braucht, und behält sie eine Weile.',
  background: 'Fragt AniList auf jeder Seite im Hintergrund ab.',
  site: name => `Lädt Daten von ${name}.`,
};

export const healthText: Translation<typeof english.healthText> = {
  unknown: '',
  running: '',
  working: 'Funktioniert hier',
  anchorMissing: 'Nicht verfügbar: AniLists Seite hat sich geändert',
  superseded: 'AniList macht das inzwischen selbst',
  failed: 'Fehlgeschlagen',
};

export const needText: Translation<typeof english.needText> = {
  user: 'Dafür musst du bei AniList angemeldet sein.',
  token: 'Dafür musst du bei Automail angemeldet sein.',
  desktop: 'Im mobilen Modus aus.',
  leaveMobile: 'Mobilen Modus ausschalten',
  signIn: 'Anmelden',
  signInToAutomail: 'Bei Automail anmelden',
  howToSignIn: 'So meldest du dich an',
  other: 'Braucht eine andere Funktion: {feature}',
  turnOn: 'Einschalten',
};

export const reportLabels: Translation<typeof english.reportLabels> = {
  copy: 'Bericht kopieren',
  about: name => `: ${name}`,
  copied: 'Kopiert.',
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
