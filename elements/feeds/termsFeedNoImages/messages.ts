import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Low-bandwidth without images',
  summary: 'Shows links in place of images in the low-bandwidth feed.',
  details: 'A button "IMG" next to each link loads the image. Without a click, no image is loaded, not even a cover.',
});
