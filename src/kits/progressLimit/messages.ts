import {messages} from '#domain/text/messages';

/** The limits of lists in progress, as the settings offer them. */
export const text = messages({
  eight: '8 titles',
  ten: '10 titles',
});
