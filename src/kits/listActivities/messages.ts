import {messages} from '#domain/text/messages';

/** Texts about list activities that are off for an import. */
export const text = messages({
  off: 'List activities are off on AniList for an import. They are turned on again when it ends.',
  turnOn: 'Turn on now',
});
