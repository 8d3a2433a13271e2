import {ViewerIdDocument as readDocument} from '#services/outbox/documents/viewerId.generated';
import type {WriteReceipt} from '#services/outbox/outbox';
import {network} from '#platform/platform';
import type {Write} from '#services/outbox/write';
import {Disk} from './disk';
import {finishText, typeText, type Editor} from './draftPlay';
import {exists, isImportOver, startBulkEdit, startImport, undoImport, type StartedImport} from './importPlay';
import {SiteServer, type Fate} from './siteServer';
import {openServices, tokenOf, type OpenedTab} from './simulatedTab';
import {VirtualWorld} from './virtualWorld';

/** A write that a simulated user has made. */
export interface MadeWrite {
  readonly account: number;
  readonly kind: 'saveEntry' | 'postActivity' | 'toggleLike';
  readonly target: string;
  readonly value: number | string | boolean;
  readonly base: number | undefined;
  readonly madeAt: number;
  /** When the outbox reported that it would survive the end of the browser. */
  storedAt: number | undefined;
  readonly tab: OpenedTab;
  outcome: 'open' | 'done' | 'refused';
}

const accounts = [11, 22] as const;

/** Key of an account in the database. */
export const accountKeyOf = (account: number) => `id:${account}`;

const accountOf = ({services}: OpenedTab) =>
  services.session.token() === tokenOf(accounts[0]) ? accounts[0] : accounts[1];

const troubleMs = 150_000;
const fates: readonly Fate[] = ['lost', 'unanswered', 'late-answer', 'late', 'failed'];

/** One random order of events in two or three tabs. */
export class Interleaving {
  readonly world: VirtualWorld;
  readonly disk: Disk;
  readonly server: SiteServer;
  readonly made: MadeWrite[] = [];
  readonly imports: StartedImport[] = [];
  readonly editors: Editor[] = [];
  readonly log: string[] = [];
  /** How often the clock was set. */
  clockChanges = 0;
  open: OpenedTab[] = [];
  /** The writes that are left in the memory of a tab at the end. */
  unstored: Write[] = [];
  readonly #opened: OpenedTab[] = [];
  #account: number = accounts[0];
  #faults = 0;
  #count = 0;

  constructor(seed: number) {
    this.world = new VirtualWorld(seed);
    this.disk = new Disk(this.world);
    this.server = new SiteServer(this.world);
    // Every ninth value is one that AniList doesn't accept.
    this.server.refuses = ({progress, text}) => Number(progress ?? /\d+$/.exec(String(text))?.[0]) % 9 === 0;
    this.server.exists = exists;
    this.server.siblings = this.world.random.pick(['saved', 'nulled', 'undone']);
    this.server.fate = () => (this.world.random.chance(this.#faults) ? this.world.random.pick(fates) : 'answered');
  }

  /** Plays the events, then lets everything that waits be sent without trouble. Other tests must not run meanwhile. */
  async play() {
    const {fetch} = network;
    this.world.install();
    network.fetch = () => this.server.probe();
    try {
      await this.#play();
    } finally {
      network.fetch = fetch;
      this.world.uninstall();
      for (const {services} of this.#opened) services.stop();
    }
  }

  async #play() {
    const {world} = this;
    const {random} = world;
    this.#faults = random.pick([0, 0.2, 0.5]);
    const tabCount = random.pick([2, 3]);
    for (let index = 0; index < tabCount; index += 1) this.#openTab(random.between(0, 3000));
    const eventCount = 5 + random.below(20);
    // Most events come in groups: those far apart don't meet.
    const moments = [0.1, 0.4, 0.8].map(part => part * troubleMs);
    for (let index = 0; index < eventCount; index += 1) {
      const near = random.pick(moments) + random.between(0, 8000);
      world.postOutside(random.chance(0.7) ? near : random.between(500, troubleMs), () => this.#event());
    }
    await world.runUntil(troubleMs);
    await this.#heal();
  }

  async #heal() {
    const {world, disk} = this;
    this.#say('trouble ends');
    this.#faults = 0;
    disk.isFull = false;
    disk.isSlow = false;
    if (!this.open.length) this.#openTab(0);
    // Until then, killed tabs are open again, and frozen ones awake.
    const awakeAt = this.open.reduce((last, {tab}) => Math.max(last, tab.frozenUntil), 0);
    await world.runUntil(Math.max(awakeAt, world.time) + 20_000);
    for (const account of accounts) {
      if (![...this.made, ...this.imports].some(each => each.account === account)) continue;
      this.#signIn(account);
      await world.runUntil(world.time + 1000);
      await world.runUntil(world.time + 3_600_000, () => this.#isQuiet());
      this.unstored.push(...this.open.flatMap(({writes}) => writes.list().filter(({id}) => id < 0)));
    }
  }

  /** Whether every tab has only writes that wait for the user. */
  #isQuiet = () =>
    this.open.every(
      tab => isImportOver(tab) && tab.writes.list().every(({state}) => !['waiting', 'sent'].includes(state)),
    );

  #event() {
    const {random} = this.world;
    const events: readonly (readonly [number, () => void])[] = [
      [8, () => this.#inSome(tab => this.#save(tab))],
      [4, () => this.#inSome(tab => this.#post(tab))],
      [5, () => this.#inSome(tab => this.#like(tab))],
      [3, () => this.#inSome(tab => this.#read(tab))],
      [1, () => this.#inSome(tab => this.#say(`${tab.tab.id} ${startImport(this, tab, accountOf(tab))}`))],
      [1, () => this.#inSome(tab => this.#say(`${tab.tab.id} ${startBulkEdit(this, tab, accountOf(tab))}`))],
      [1, () => this.#inSome(tab => this.#say(`${tab.tab.id} ${undoImport(tab)}`))],
      [3, () => this.#inSome(tab => void typeText(this, tab, `word${++this.#count}`))],
      [1, () => this.#inSome(tab => void finishText(this, tab))],
      [2, () => this.#kill()],
      [1, () => this.#freeze()],
      [2, () => this.#setClock()],
      [1, () => this.#fillDisk()],
      [1, () => this.#slowDisk()],
      [2, () => this.#signIn(random.pick(accounts))],
    ];
    const total = events.reduce((sum, [weight]) => sum + weight, 0);
    let at = random.below(total);
    for (const [weight, run] of events) {
      if (at < weight) return run();
      at -= weight;
    }
  }

  #say(what: string) {
    this.log.push(`${(this.world.time / 1000).toFixed(1)} ${what}`);
  }

  #openTab(delay: number) {
    this.world.postOutside(delay, () => {
      const tab = this.world.openTab();
      this.#say(`${tab.id} opens`);
      this.world.inTab(tab, () => {
        const opened = openServices(tab, this, this.#account);
        this.open.push(opened);
        this.#opened.push(opened);
      });
    });
  }

  #inSome(act: (tab: OpenedTab) => void) {
    const awake = this.open.filter(({tab}) => tab.frozenUntil <= this.world.time);
    if (!awake.length) return;
    const opened = this.world.random.pick(awake);
    this.world.inTab(opened.tab, () => act(opened));
  }

  #save(tab: OpenedTab) {
    const mediaId = 1 + this.world.random.below(4);
    const progress = ++this.#count;
    const base = this.server.of(accountOf(tab)).entries.get(mediaId)?.progress;
    const options = {base: base === undefined ? {} : {progress: base}};
    const receipt = tab.writes.add('saveEntry', {mediaId, progress}, options);
    this.#note(tab, receipt, {kind: 'saveEntry', target: `entry:${mediaId}`, value: progress, base});
  }

  #post(tab: OpenedTab) {
    const text = `Post ${++this.#count}`;
    this.#note(tab, tab.writes.add('postActivity', {text}), {kind: 'postActivity', target: text, value: text});
  }

  #like(tab: OpenedTab) {
    const id = 1 + this.world.random.below(3);
    const on = this.world.random.chance(0.5);
    const receipt = tab.writes.add('toggleLike', {type: 'ACTIVITY', id, on});
    this.#note(tab, receipt, {kind: 'toggleLike', target: `like:ACTIVITY:${id}`, value: on});
  }

  #note(
    tab: OpenedTab,
    {stored, done}: WriteReceipt<unknown>,
    about: Pick<MadeWrite, 'kind' | 'target' | 'value'> & {base?: number | undefined},
  ) {
    const write: MadeWrite = {
      base: undefined,
      ...about,
      ...{account: accountOf(tab), madeAt: this.world.time, storedAt: undefined, tab, outcome: 'open'},
    };
    this.made.push(write);
    this.#say(`${tab.tab.id} ${write.target} = ${write.value}`);
    void stored.then(isDurable => void (write.storedAt = isDurable ? this.world.time : undefined));
    done.then(
      () => void (write.outcome = 'done'),
      () => void (write.outcome = 'refused'),
    );
  }

  #read({tab, fetch}: OpenedTab) {
    const count = 1 + this.world.random.below(30);
    this.#say(`${tab.id} reads ${count} times`);
    for (let index = 0; index < count; index += 1)
      fetch(readDocument, {}, {priority: 'visible'}).catch(() => undefined);
  }

  #kill() {
    if (!this.open.length) return;
    const opened = this.world.random.pick(this.open);
    this.#say(`${opened.tab.id} is killed`);
    this.open = this.open.filter(each => each !== opened);
    this.world.kill(opened.tab);
    this.#openTab(this.world.random.between(100, 20_000));
  }

  #freeze() {
    if (!this.open.length) return;
    const {tab} = this.world.random.pick(this.open);
    const duration = this.world.random.pick([500, 5000, 100_000]);
    this.#say(`${tab.id} is frozen for ${duration} ms`);
    // A shorter time would let new tasks of a frozen tab overtake those that wait.
    tab.frozenUntil = Math.max(tab.frozenUntil, this.world.time + duration);
  }

  #setClock() {
    const by = this.world.random.pick([-7_200_000, -60_000, -5000, 5000, 60_000, 7_200_000]);
    this.#say(`the clock is set by ${by} ms`);
    this.clockChanges += 1;
    this.world.clockOffset += by;
  }

  #fillDisk() {
    this.#say('the disk is full');
    this.disk.isFull = true;
    this.world.postOutside(this.world.random.between(100, 30_000), () => void (this.disk.isFull = false));
  }

  #slowDisk() {
    this.#say('the disk is slow');
    this.disk.isSlow = true;
    this.world.postOutside(this.world.random.between(1000, 30_000), () => void (this.disk.isSlow = false));
  }

  #signIn(account: number) {
    this.#say(`account ${account} signs in`);
    this.#account = account;
    for (const {tab, services} of this.open)
      this.world.post(
        this.world.random.between(0, 50),
        () => services.session.setUser(`user${account}`, tokenOf(account)),
        tab,
      );
  }
}
