/** A container in the page for the nodes of one test, removed afterwards. */
export function useStage(): {readonly node: HTMLElement; show(markup: string): Element} {
  let stage = document.createElement('div');
  beforeEach(() => {
    stage = document.createElement('div');
    document.body.append(stage);
  });
  afterEach(() => stage.remove());
  return {
    get node() {
      return stage;
    },
    show(markup) {
      const parsed = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html');
      stage.replaceChildren(...parsed.body.childNodes);
      return stage.firstElementChild ?? stage;
    },
  };
}

/** A signal per test that is aborted when the test ends. */
export function useSignal(): {readonly signal: AbortSignal; end(): void} {
  let controller = new AbortController();
  beforeEach(() => {
    controller = new AbortController();
  });
  afterEach(() => controller.abort());
  return {
    get signal() {
      return controller.signal;
    },
    end: () => controller.abort(),
  };
}

/** Navigates to an address without loading it; the original address is restored after each test. */
export function useNavigation() {
  const own = location.href;
  afterEach(() => history.replaceState(null, '', own));
  return (path: string) => history.pushState(null, '', path);
}

/** Restores the page from the back/forward cache, in which it has received no events. */
export const returnFromCache = () => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));

/** Opens a tab that receives no messages from the others, like a page in the back/forward cache. */
export function openDeaf<T>(open: () => T): T {
  const native = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel') ?? {};
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return open();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', native);
  }
}
