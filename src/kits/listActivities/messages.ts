import {messages} from '#domain/text/messages';

/** Texts about list activities that are off for an import. */
export const text = messages({
  off: "List activities are turned off on AniList during the import. They'll be turned on again when it ends.",
  turnOn: 'Turn on now',
});
