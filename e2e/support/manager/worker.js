// A script manager as small as can be: it has one userscript, runs it and what it requires as its metadata say, and
// keeps what it stores.
importScripts('grants.js');

const file = 'script.user.js';
const secret = crypto.randomUUID();
const ports = new Set();

/** The value of a key in the metadata block. */
const metadataOf = (code, key) =>
  [...code.matchAll(new RegExp(`^// @${key} +(.*)$`, 'gm'))].map(([, value]) => value.trim());

/** A function with its arguments, as text. */
const called = (run, ...words) => `(${run})(${words.map(word => JSON.stringify(word)).join(', ')})`;

/** Fetches a file that the userscript requires, once. @throws if it is missing or isn't the one that the hash names */
const required = new Map();
async function fetchRequired(address) {
  if (required.has(address)) return required.get(address);
  const answer = await fetch(address);
  const bytes = await answer.arrayBuffer();
  const sum = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))];
  const hash = `#sha256=${sum.map(byte => byte.toString(16).padStart(2, '0')).join('')}`;
  if (!answer.ok || new URL(address).hash !== hash) throw new Error(`${address}: ${answer.status}, ${hash}`);
  required.set(address, new TextDecoder().decode(bytes));
  return required.get(address);
}

/** The userscript with what it is granted. The values come along, since it reads them synchronously. */
async function scripts() {
  const script = await (await fetch(file)).text();
  // Everything is in one scope, which pages can't read.
  const code = [...(await Promise.all(metadataOf(script, 'require').map(fetchRequired))), script].join('\n');
  const names = offered.filter(name => metadataOf(script, 'grant').includes(name));
  const matches = metadataOf(script, 'match');
  const values = await chrome.storage.local.get();
  const grants = called(grantStorage, secret, values);
  const world = metadataOf(script, 'inject-into')[0] === 'page' ? 'MAIN' : 'USER_SCRIPT';
  const runAt = (metadataOf(script, 'run-at')[0] ?? 'document-idle').replace('-', '_');
  return [
    {id: 'script', matches, world, runAt, js: [{code: `(function ({${names.join(', ')}}) {\n${code}\n})(${grants});`}]},
    {id: 'broker', matches, world: 'USER_SCRIPT', runAt: 'document_start', js: [{code: called(lendStorage, secret)}]},
  ];
}

/** Hears what a tab has changed: stores it and tells the others. */
function hear(port) {
  ports.add(port);
  port.onDisconnect.addListener(() => ports.delete(port));
  port.onMessage.addListener(async change => {
    const {key, value} = change;
    await (value === undefined ? chrome.storage.local.remove(key) : chrome.storage.local.set({[key]: value}));
    for (const each of ports) if (each !== port) each.postMessage(change);
    await register();
  });
}

/** Whether "Allow User Scripts" is on; without it there is no `chrome.userScripts`, or it refuses. */
async function isAllowed() {
  try {
    return Boolean(await chrome.userScripts.getScripts());
  } catch {
    return false;
  }
}

let registered = Promise.resolve();

/** Registers the script anew, one time after the other. */
function register() {
  registered = registered.then(async () => {
    if (!(await isAllowed())) return;
    if (!chrome.runtime.onUserScriptConnect.hasListener(hear)) chrome.runtime.onUserScriptConnect.addListener(hear);
    await chrome.userScripts.configureWorld({messaging: true});
    await chrome.userScripts.unregister();
    await chrome.userScripts.register(await scripts());
  });
  return registered;
}

register();
