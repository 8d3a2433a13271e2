import {useState, type FocusEvent} from 'react';

/** The item of a virtual list or grid that contains the focus. */
interface KeptFocus<K> {
  /** Key of the item; `undefined` if none has the focus. */
  readonly key: K | undefined;
  /** Records that an item received the focus. */
  readonly focus: (key: K | undefined) => void;
  /** Goes on the element around all items. */
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Records which item of a virtual list has the focus. That item must stay in the page when it is scrolled away, because
 * removing it would move the focus to the top of the page.
 */
export function useKeptFocus<K extends string | number>(): KeptFocus<K> {
  const [key, focus] = useState<K>();
  const onBlur = ({currentTarget}: FocusEvent) => {
    const {activeElement} = currentTarget.getRootNode() as Document | ShadowRoot;
    // If the whole window lost the focus, the element stays active and receives the focus again later.
    if (!currentTarget.contains(activeElement)) focus(undefined);
  };
  return {key, focus, onBlur};
}
