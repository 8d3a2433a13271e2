import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Whole banners',
  summary: 'Shows the whole banner of anime and manga in wide windows instead of cutting it off.',
  details: 'In windows that are wider than the banner. A blurred copy fills the sides.',
});
