import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Gibt der Studiosuche einen eigenen Seitentitel.',
  extendedDescription:
    'Auf der Suchseite für Studios wird der Titel des Browser-Tabs zu „Studios suchen“. Ruft nichts von AniList ab und ändert keinen anderen Titel.',
  pageTitle: 'Studios suchen · AniList',
};
