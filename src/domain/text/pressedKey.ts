interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  /** The event behind one of React's, which lack `isComposing`. */
  readonly nativeEvent?: {readonly isComposing: boolean};
}

/** Browsers send it instead of a key's own number while an input method uses the key. */
const composingCode = 229;

/** The key that was pressed; empty if it belongs to an input method, where Escape and Enter mean something else. */
export const pressedKey = ({key, keyCode, isComposing, nativeEvent}: KeyPress): string =>
  isComposing || nativeEvent?.isComposing || keyCode === composingCode ? '' : key;
