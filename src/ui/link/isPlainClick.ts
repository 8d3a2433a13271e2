interface Click {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a click follows the link in this tab. With modifier keys or another button the browser opens a tab or saves,
 * as with any link.
 */
export const isPlainClick = ({button, ctrlKey, metaKey, shiftKey, altKey}: Click) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Whether a click opens a new tab: the middle button, or Ctrl or Command with the main button. */
export const opensNewTab = ({button, ctrlKey, metaKey}: Omit<Click, 'shiftKey' | 'altKey'>) =>
  button === 1 || (button === 0 && (ctrlKey || metaKey));
