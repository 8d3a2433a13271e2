import {messages} from '#domain/text/messages';

/** Texts about list activities that are off for an import or a bulk edit. */
export const text = messages({
  off: "List activities are turned off on AniList while many entries are changed. They'll be turned on again afterwards.",
  turnOn: 'Turn on now',
});
