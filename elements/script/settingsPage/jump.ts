import {createContext, use, useCallback, useEffect, useMemo, useRef, useState} from 'react';

import {sectionOfFragment, type SectionName} from './sections';
import {useFragment} from './useFragment';

/** A requested section; a new object each time, so that the same one can be requested again. */
interface Target {
  readonly name: SectionName;
}

/** The section that was last requested, and the way to request one. */
export interface Jump {
  readonly target: Target | undefined;
  readonly jump: (name: SectionName) => void;
  /** Number of presses on links to the current address, which the browser reports to nobody. */
  readonly repeats: number;
  /** Requests again what the address names. */
  readonly repeat: () => void;
}

/**
 * The way in which parts of the settings link to each other. An address cannot be used: its fragment does not reach
 * into a shadow root.
 */
export const JumpContext = createContext<Jump>({target: undefined, jump() {}, repeats: 0, repeat() {}});

/** Keeps the section that was last requested, by a link or by the address. */
export function useJumps(): Jump {
  const fragment = useFragment();
  const [linked, setLinked] = useState<{readonly target: Target; readonly fragment: string}>();
  const [repeats, setRepeats] = useState(0);
  const addressed = useMemo(() => {
    const name = sectionOfFragment(fragment);
    return name && {name, repeats};
  }, [fragment, repeats]);
  // A link counts until the address changes.
  const target = linked?.fragment === fragment ? linked.target : addressed;
  return {
    target,
    jump: name => setLinked({target: {name}, fragment}),
    repeats,
    repeat() {
      setLinked(undefined);
      setRepeats(count => count + 1);
    },
  };
}

/** Calls back whenever this section is requested. */
export function useJumpTo(name: SectionName, arrive: () => void) {
  const {target} = use(JumpContext);
  const latest = useRef(arrive);
  useEffect(() => {
    latest.current = arrive;
  });
  useEffect(() => {
    if (target?.name === name) latest.current();
  }, [target, name]);
}

/** Scrolls to an element, once the section has its full height: in its first frame, most of it is cut off. */
export function scrollWhole(node: HTMLElement, block: ScrollLogicalPosition) {
  if (node.closest('.first-frame')) requestAnimationFrame(() => scrollWhole(node, block));
  else node.scrollIntoView({block});
}

/** Scrolls to an element and gives it the focus, so that the keyboard continues from there. */
export function arriveAt(node: HTMLElement | null) {
  if (node) scrollWhole(node, 'start');
  node?.focus({preventScroll: true});
}

/** Makes an element the target of a section. */
export function useSection(name: SectionName) {
  const node = useRef<HTMLElement | null>(null);
  useJumpTo(name, () => arriveAt(node.current));
  const ref = useCallback((element: HTMLElement | null) => {
    node.current = element;
  }, []);
  return {ref, tabIndex: -1};
}
