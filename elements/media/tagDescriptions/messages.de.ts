import type {Translation} from '#domain/text/messages';
import {build} from '#platform/platform';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Beschreibungen von Tags',
  summary: 'Zeigt, was Tags bedeuten, während du sie einem Anime oder Manga hinzufügst.',
  details: 'Zeige in der Liste auf einen Tag, um seine Beschreibung zu sehen. Aus, wo AniList Tags selbst beschreibt.',
  hint: 'Zeige auf einen Tag, um zu lesen, was er bedeutet.',
  missing: `Schreibe an ${build.author}, damit diese Beschreibung ergänzt wird`,
  noun: 'Beschreibungen',
};
