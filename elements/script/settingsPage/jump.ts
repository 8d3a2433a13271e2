import {createContext, use, useCallback, useEffect, useMemo, useRef, useState} from 'react';

import {sectionOfFragment, type SectionName} from './sections';
import {useFragment} from './useFragment';

/** A section that was asked for; a new object each time, so that the same one can be asked for again. */
interface Target {
  readonly name: SectionName;
}

interface Jump {
  readonly target: Target | undefined;
  readonly jump: (name: SectionName) => void;
}

/** How parts of the settings lead to each other. An address cannot: its fragment does not reach into a shadow root. */
export const JumpContext = createContext<Jump>({target: undefined, jump() {}});

/** Keeps which section was asked for last, by a link or by the address. */
export function useJumps(): Jump {
  const fragment = useFragment();
  const [linked, setLinked] = useState<{readonly target: Target; readonly fragment: string}>();
  const addressed = useMemo(() => {
    const name = sectionOfFragment(fragment);
    return name && {name};
  }, [fragment]);
  // A link counts until the address changes.
  const target = linked?.fragment === fragment ? linked.target : addressed;
  return {target, jump: name => setLinked({target: {name}, fragment})};
}

/** Calls back whenever this section is asked for. */
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

/** Scrolls to an element and gives it the focus, so that the keyboard continues from there. */
export function arriveAt(node: HTMLElement | null) {
  node?.scrollIntoView({block: 'start'});
  node?.focus({preventScroll: true});
}

/** What makes an element the target of a section. */
export function useSection(name: SectionName) {
  const node = useRef<HTMLElement | null>(null);
  useJumpTo(name, () => arriveAt(node.current));
  const ref = useCallback((element: HTMLElement | null) => {
    node.current = element;
  }, []);
  return {ref, tabIndex: -1};
}
