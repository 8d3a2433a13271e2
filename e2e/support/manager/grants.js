// The functions that run in pages, each as the text of a script of its own.

/** The functions that a userscript can be granted. */
const offered = [
  'GM_getValue',
  'GM_setValue',
  'GM_deleteValue',
  'GM_addValueChangeListener',
  'GM_removeValueChangeListener',
];

/** Runs in the page before the userscript; only the two know the port, since no script of the page has run yet. */
function grantStorage(secret, values) {
  const listeners = new Map();
  let last = 0;
  const port = new Promise(resolve => {
    const want = () => dispatchEvent(new Event(`${secret} wanted`));
    const hear = event => {
      if (event.data !== secret) return;
      event.stopImmediatePropagation();
      removeEventListener('message', hear, true);
      removeEventListener(`${secret} ready`, want);
      const [found] = event.ports;
      found.onmessage = ({data}) => update(data.key, data.value, true);
      resolve(found);
    };
    addEventListener('message', hear, true);
    addEventListener(`${secret} ready`, want);
    want();
  });
  const update = (key, value, isRemote) => {
    const before = values[key];
    values[key] = value;
    if (!isRemote) void port.then(found => found.postMessage({key, value}));
    for (const each of listeners.values()) if (each.key === key) each.listener(key, before, value, isRemote);
  };
  return {
    GM_getValue: (key, fallback) => values[key] ?? fallback,
    GM_setValue: (key, value) => update(key, value, false),
    GM_deleteValue: key => update(key, undefined, false),
    GM_addValueChangeListener: (key, listener) => (listeners.set((last += 1), {key, listener}), last),
    GM_removeValueChangeListener: id => void listeners.delete(id),
  };
}

/** Runs in a world of the manager's own: passes on what the script stores and what other tabs have stored. */
function lendStorage(secret) {
  const {port1, port2} = new MessageChannel();
  const worker = chrome.runtime.connect();
  const handOver = () => {
    removeEventListener(`${secret} wanted`, handOver);
    window.postMessage(secret, location.origin, [port2]);
  };
  port1.onmessage = ({data}) => worker.postMessage(data);
  worker.onMessage.addListener(change => port1.postMessage(change));
  addEventListener(`${secret} wanted`, handOver);
  dispatchEvent(new Event(`${secret} ready`));
}
