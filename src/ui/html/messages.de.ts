import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  spoiler: 'Spoiler',
  youTubeVideo: 'YouTube-Video',
  picture: 'Bild',
  load: 'IMG',
  loadPicture: name => `IMG: ${name} laden`,
};
