/** The actions in a feed that have a keyboard shortcut. */
export const feedActions = ['next', 'previous', 'like', 'reply', 'open', 'help'] as const;
/** One of the actions in `feedActions`. */
export type FeedAction = (typeof feedActions)[number];

/** Shortcuts chosen by the user, by action. */
export type CustomShortcuts = Readonly<Record<string, string>>;

/** The default shortcuts. */
const defaultShortcuts: Readonly<Record<FeedAction, string>> = {
  next: 'j',
  previous: 'k',
  like: 'l',
  reply: 'r',
  open: 'o',
  help: '?',
};

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const isLetter = (key: string) => key.toLowerCase() !== key.toUpperCase();

/** Whether a text can be a shortcut: a single letter, digit or symbol. */
export const isValidShortcut = (key: string) => [...key].length === 1 && key.trim() === key;

/**
 * The shortcut that a key press stands for, in lower case regardless of Caps Lock; `undefined` if a modifier is held.
 * Shift only counts as a modifier with letters, since many symbols need it.
 */
export function shortcutOf({key, ctrlKey, altKey, metaKey, shiftKey}: KeyPress): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'Enter') return shiftKey ? undefined : 'enter';
  if (!isValidShortcut(key) || (shiftKey && isLetter(key))) return undefined;
  return key.toLowerCase();
}

/** The shortcut of an action: the user's choice if it is usable, otherwise the default. */
export function shortcutFor(action: FeedAction, chosen: CustomShortcuts): string {
  const own = chosen[action];
  return own !== undefined && isValidShortcut(own) ? own.toLowerCase() : defaultShortcuts[action];
}

/** The action of a shortcut; the first one if two actions share it. */
export const actionFor = (key: string, chosen: CustomShortcuts) =>
  feedActions.find(action => shortcutFor(action, chosen) === key);
