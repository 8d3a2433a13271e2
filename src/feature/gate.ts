import type {AmElement} from './rooms';

/** At most so many gated React roots are mounted at a time (each costs about 0.6 ms and 143 listeners). */
const mostAwake = 60;

const awake = new Set<{element: AmElement<object>; visible: boolean}>();

/** Decides which of many anchors have a live element. */
export interface Gate {
  /** Calls back when the anchor comes near the viewport. */
  watch(node: Element): void;
  /** The element that was made for an anchor: it rests when far away. */
  hold(node: Element, element: AmElement<object>): void;
  release(node: Element): void;
  end(): void;
}

function restSurplus() {
  if (awake.size <= mostAwake) return;
  for (const held of awake) {
    if (awake.size <= mostAwake) return;
    if (!held.visible && held.element.rest()) awake.delete(held);
  }
}

/** Makes a gate over the viewport and one screen's half around it. */
export function nearViewport(entered: (node: Element) => void): Gate {
  const holds = new Map<Element, {element: AmElement<object>; visible: boolean}>();
  const observer = new IntersectionObserver(
    entries => {
      for (const {target, isIntersecting} of entries) {
        const held = holds.get(target);
        if (held) held.visible = isIntersecting;
        if (isIntersecting) {
          entered(target);
          const now = holds.get(target);
          if (now) awake.add(now);
        }
      }
      restSurplus();
    },
    {rootMargin: '50% 0px'},
  );
  const release = (node: Element) => {
    const held = holds.get(node);
    if (held) awake.delete(held);
    holds.delete(node);
    observer.unobserve(node);
  };
  return {
    watch: node => observer.observe(node),
    hold(node, element) {
      const held = {element, visible: true};
      holds.set(node, held);
      awake.add(held);
    },
    release,
    end() {
      for (const node of [...holds.keys()]) release(node);
      observer.disconnect();
    },
  };
}
