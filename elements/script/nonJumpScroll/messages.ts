import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Thin scroll bars',
  summary: 'Makes scroll bars thin and blue, and keeps text from moving when they appear.',
  details: 'Boxes of text keep room for their scroll bar, which shows only while you point at the box.',
});
