import type {Translation} from '#domain/text/messages';
import {build} from '#platform/platform';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt, was Tags bedeuten, während du sie einem Anime oder Manga hinzufügst.',
  extendedDescription:
    'In der Liste der Tags auf Titelseiten, für den Tag, auf den du zeigst. Ruft die Beschreibungen aller Tags zusammen von AniList ab und behält sie drei Stunden. Beschreibt AniList Tags selbst, fügt Automail nichts hinzu.',
  hint: 'Zeige auf einen Tag, um zu lesen, was er bedeutet.',
  missing: `Schreibe an ${build.author}, damit diese Beschreibung ergänzt wird`,
  loading: 'Beschreibungen werden geladen…',
  failed: 'Die Beschreibungen konnten nicht geladen werden.',
};
