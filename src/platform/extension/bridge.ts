// The content script of the isolated world. It offers two things that the page itself must not have, through one port,
// which is handed over once and before any script of the page runs: storage of the token, and requests to the sites on
// the list.
import {vaultKey} from '../vault';
import {browserApi} from './browserApi';
import {handover, readRequest, type BridgeMessage, type BridgeRequest, type OutsideResult} from './protocol';

const {storage, runtime} = browserApi();

/** A picture travels as JSON from the worker, but as bytes to the page. */
function unpacked(result: OutsideResult) {
  if (!('base64' in result)) return result;
  const bytes = Uint8Array.from(atob(result.base64), character => character.charCodeAt(0));
  return {status: result.status, picture: new Blob([bytes], {type: result.type})};
}

async function answerTo(request: BridgeRequest): Promise<unknown> {
  switch (request.op) {
    case 'readToken':
      return (await storage.local.get(vaultKey))[vaultKey];
    case 'writeToken':
      return storage.local.set({[vaultKey]: request.token});
    case 'removeToken':
      return storage.local.remove(vaultKey);
    case 'fetch':
      return unpacked((await runtime.sendMessage({id: 0, request})) as OutsideResult);
  }
}

function openPort(): MessagePort {
  const {port1, port2} = new MessageChannel();
  const send = (message: BridgeMessage) => port1.postMessage(message);
  port1.onmessage = ({data}) => {
    const read = readRequest(data);
    if (!read) return;
    const {id, request} = read;
    answerTo(request).then(
      value => send({id, value}),
      () => send({id, failed: true}),
    );
  };
  storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && vaultKey in changes) send({changed: true});
  });
  return port2;
}

/**
 * Hands the port over. Our code in the page receives the message first, since it listens before any script of the page
 * can.
 */
function handOver() {
  removeEventListener(handover.wanted, handOver);
  window.postMessage({[handover.key]: runtime.getURL('')}, location.origin, [openPort()]);
}

// Whichever side starts first, one of the events reaches the other.
if (window.top === window) {
  addEventListener(handover.wanted, handOver);
  dispatchEvent(new Event(handover.ready));
}
