import {messages} from '#domain/text/messages';

/** Texts about the storage of an extension. */
export const text = messages({
  notRemoved: "Your sign-in couldn't be removed from the extension's storage. It may return when you reload the page.",
  notAnswering: "The extension's storage isn't answering. Until it does, you're signed out of Automail.",
  notReadable: "We couldn't read the extension's storage. Its contents are unchanged.",
  notKept: "Your sign-in couldn't be stored in the extension. It's kept until you close this page.",
});
