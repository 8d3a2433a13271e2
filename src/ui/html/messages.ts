import {messages} from '#domain/text/messages';

/** Texts in the posts of other people. */
export const text = messages({
  spoiler: 'Spoiler',
  youTubeVideo: 'YouTube video',
  picture: 'picture',
  load: 'IMG',
  loadPicture: (name: string) => `IMG: load ${name}`,
});
