import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Unstimmige Datumsangaben finden',
  description:
    'Listet die Einträge der Anime- oder Mangaliste auf, deren Datumsangaben nicht stimmen können, damit du sie berichtigen kannst. Eine Anfrage; geändert wird nichts.',
  media: 'Titel',
  started: 'Begonnen',
  completed: 'Abgeschlossen',
  checked: entries => plural(entries, {one: '# Eintrag geprüft.', other: '# Einträge geprüft.'}),
  none: 'Keine solchen Einträge gefunden',
};

export const problemTitles: Translation<typeof english.problemTitles> = {
  completedBeforeStart: 'Vor dem eigenen Startdatum abgeschlossen',
  completedBeforeEnd: 'Vor dem Ende der Veröffentlichung abgeschlossen',
  startedBeforeRelease: 'Vor der Veröffentlichung begonnen',
  noCompletion: 'Abgeschlossen, ohne Abschlussdatum',
  noStart: 'Abgeschlossen, am Schauen/Lesen oder abgebrochen, ohne Startdatum',
  plannedWithStart: 'Geplant, mit Startdatum',
  strangeYear: 'Unwahrscheinliches Jahr',
};
