import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Mobile mode',
  summary: 'Makes Automail and AniList easy to use on a phone.',
  details:
    "What you tap is big enough for a finger, and what normally needs a mouse is always visible. Features that need a wide screen are off; their switches don't change.",
});
