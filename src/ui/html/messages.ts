import {messages} from '#domain/text/messages';

/** Texts in users' posts. */
export const text = messages({
  spoiler: 'Spoiler',
  youTubeVideo: 'YouTube video',
  picture: 'image',
  load: 'IMG',
  loadPicture: (name: string) => `IMG: load ${name}`,
});
