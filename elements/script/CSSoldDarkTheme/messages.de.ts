import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Verwendet die früheren Farben des dunklen Designs.',
  extendedDescription:
    'Auf allen Seiten, nur im dunklen Design: dessen Farben aus der Zeit vor 2019. Ruft nichts von AniList ab. Andere Designs bleiben, wie sie sind.',
};
