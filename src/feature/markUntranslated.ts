type Mark = (root: ShadowRoot) => void;

let mark: Mark | undefined;

/** Sets what marks the texts that a language lacks. Only a language with gaps needs it, so the core has just this. */
export const setMarkUntranslated = (next: Mark) => void (mark = next);

/** Marks texts in one of our elements that are in another language than the element. */
export const markUntranslated: Mark = root => mark?.(root);
