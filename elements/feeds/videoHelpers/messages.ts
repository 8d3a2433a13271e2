import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Video size and fullscreen',
  summary: "Applies the width given in a video's address, and lets embedded players go full screen.",
  details:
    "In texts on all pages. A video's address can end in #220 (pixels) or #40% (of the column); #image, alone or before the number, removes the controls.",
});
