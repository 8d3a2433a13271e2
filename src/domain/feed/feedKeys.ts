/** What one can do in a feed by a key. */
export const feedActions = ['next', 'previous', 'like', 'reply', 'open', 'help'] as const;
export type FeedAction = (typeof feedActions)[number];

/** Keys that a person chose, by action. */
export type ChosenKeys = Readonly<Record<string, string>>;

/** The keys to begin with. */
const usual: Readonly<Record<FeedAction, string>> = {
  next: 'j',
  previous: 'k',
  like: 'l',
  reply: 'r',
  open: 'o',
  help: '?',
};

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const isLetter = (key: string) => key.toLowerCase() !== key.toUpperCase();

/** Whether something can be a key of the feed: one letter, digit or sign. */
export const isUsableKey = (key: string) => [...key].length === 1 && key.trim() === key;

/**
 * The key that is meant by a press, in lower case whatever the state of Caps Lock; none with a modifier. Shift is one only with letters, since
 * many signs need it.
 */
export function keyOfPress({key, ctrlKey, altKey, metaKey, shiftKey}: Press): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'Enter') return shiftKey ? undefined : 'enter';
  if (!isUsableKey(key) || (shiftKey && isLetter(key))) return undefined;
  return key.toLowerCase();
}

/** The key of an action: the chosen one, where it can be one. */
export function keyOf(action: FeedAction, chosen: ChosenKeys): string {
  const own = chosen[action];
  return own !== undefined && isUsableKey(own) ? own.toLowerCase() : usual[action];
}

/** What a key does; the first action where two have it. */
export const actionOf = (key: string, chosen: ChosenKeys) => feedActions.find(action => keyOf(action, chosen) === key);
