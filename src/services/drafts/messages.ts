import {messages} from '#domain/text/messages';

/** Texts of the settings of drafts. */
export const text = messages({
  days: 'Days to keep a draft',
  most: 'Maximum number of drafts',
});
