import type {AmElement} from './rooms';

/** At most so many gated React roots are mounted at a time (each costs about 0.6 ms and 143 listeners); others have a few more. */
const mostAwake = 45;

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

let isQueued = false;

function rest() {
  isQueued = false;
  let surplus = awake.size - mostAwake;
  for (const held of awake) {
    if (surplus <= 0) return;
    if (held.visible || !held.element.mayRest()) continue;
    held.element.rest();
    awake.delete(held);
    surplus -= 1;
  }
}

/** Behind the next frame: what is seen comes first. */
function restSurplus() {
  if (isQueued || awake.size <= mostAwake) return;
  isQueued = true;
  requestAnimationFrame(() => setTimeout(rest));
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
