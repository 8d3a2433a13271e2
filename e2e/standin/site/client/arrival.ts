// The load event of the real page comes after its advertisements and pictures, when the first blocks stand already.
// Here an empty frame takes their place: it counts as loading until the blocks of the first page have come.
const quietFor = 150;
const longest = 2500;
let pending = 0;
let timer = 0;
let frame: HTMLIFrameElement | null = null;

function settle(): void {
  frame?.contentDocument?.close();
  frame?.remove();
  frame = null;
  clearTimeout(timer);
}

function plan(): void {
  clearTimeout(timer);
  if (frame && !pending) timer = window.setTimeout(settle, quietFor);
}

/** Holds the load event back until the first view and its blocks have come, at most two and a half seconds. */
export function holdLoad(viewReady: (callback: () => void) => void): void {
  if (document.readyState === 'complete') return;
  frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Advertisement';
  document.body.append(frame);
  frame.contentDocument?.open();
  window.setTimeout(settle, longest);
  const viewed = expectBlock();
  viewReady(viewed);
}

/** Notes that a block is on its way; the answer notes that it has come. */
export function expectBlock(): () => void {
  pending += 1;
  clearTimeout(timer);
  return () => {
    pending -= 1;
    plan();
  };
}
