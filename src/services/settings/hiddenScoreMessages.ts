import {messages} from '#domain/text/messages';

/** Texts about covered scores. */
export const text = messages({
  own: 'Also hide your own scores',
  hidden: 'Score hidden',
  hiddenBeside: (rest: string) => `Score hidden, ${rest}`,
});
