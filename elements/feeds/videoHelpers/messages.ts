import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Applies the width given in the address of a video, and lets embedded players go full screen.',
  extendedDescription:
    'In texts on all pages: the address of a video may end in #220 (pixels) or #40% (of the column); #image before the number, or alone, removes the controls. Requests nothing from AniList.',
});
