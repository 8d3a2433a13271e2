import {setLocale} from '#domain/text/format';

// Tests that run in sequence or in parallel must not affect each other through data shared by tabs. Importing this
// module gives each test its own database, storage, locks and channels.

// Times of day are written in one way, whatever the browser's region.
setLocale('en', () => 'en-u-hc-h23');

const page = crypto.randomUUID();
let count = 0;
const own = (name: string) => `${name} ${page} ${count}`;

const {open, deleteDatabase} = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, version) {
  return version === undefined ? open.call(this, own(name)) : open.call(this, own(name), version);
};
IDBFactory.prototype.deleteDatabase = function (name) {
  return deleteDatabase.call(this, own(name));
};

const {getItem, setItem, removeItem} = Storage.prototype;
Storage.prototype.getItem = function (key) {
  return getItem.call(this, own(key));
};
Storage.prototype.setItem = function (key, value) {
  setItem.call(this, own(key), value);
};
Storage.prototype.removeItem = function (key) {
  removeItem.call(this, own(key));
};

const {request, query} = LockManager.prototype;
LockManager.prototype.request = function (this: LockManager, name: string, ...rest: never[]) {
  return Reflect.apply(request, this, [own(name), ...rest]) as Promise<never>;
};
LockManager.prototype.query = async function () {
  const {held = [], ...rest} = await query.call(this);
  const end = own('');
  return {...rest, held: held.map(lock => ({...lock, name: lock.name?.replace(end, '') ?? ''}))};
};

const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(own(name));
  }
};

// The browser reports this if a size changes while it is being observed, as on a busy machine. Nothing is wrong, but
// the test framework would fail the test. Pictures that fail to load are captured, too.
const ignoreDelayedSizes = (event: Event) => {
  if (event instanceof ErrorEvent && event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
};
addEventListener('error', ignoreDelayedSizes, {capture: true});

let running = 'before the first test';
// web-test-runner.config.mjs counts these lines of the console as failures.
addEventListener('unhandledrejection', ({reason}) => {
  const why = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
  console.error(`[unhandled rejection] ${running}: ${why}`);
});

beforeEach(function () {
  count += 1;
  running = this.currentTest?.fullTitle() ?? '';
});

// The browser reports a rejection in a later task; the page would be closed before that.
after(() => new Promise(resolve => setTimeout(resolve, 20)));

export {};
