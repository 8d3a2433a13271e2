/** A report of something that went wrong in the page. */
export interface HealthReport {
  kind: 'guard' | 'vue-warn' | 'vue-error' | 'error';
  message: string;
  stack: string;
}

/** The options that the inline script of the served document sets, plus those that tests add. */
export interface StandInOptions {
  rateWindow: number;
  /** The part of the usual time after which the product takes a page for quiet. */
  quietFactor?: number;
  health: HealthReport[];
  /** Resolves when all reports so far have been sent to the server. */
  sent?: Promise<unknown>;
  guard: boolean;
  /** Delay in milliseconds before each query of a block. By default each operation has its own, from 20 to 150. */
  delay?: number;
  /** False stops the live refresh of feeds; a number is its interval in milliseconds. */
  live?: boolean | number;
  native?: Record<string, boolean>;
  /** Names of the foreign scripts that start with the page, separated by commas. */
  foreign?: string;
  /** Start and stop foreign scripts while the page is open. */
  startForeign?: (names: string) => void;
  stopForeign?: (names: string) => void;
  /** The nesting depth of host components that are being rendered at this moment. */
  drawing?: number;
}

declare global {
  interface Window {
    automailStandIn?: StandInOptions;
    al_token: string;
  }
}

const standing = (window.automailStandIn ??= {rateWindow: 60_000, health: [], guard: true});
const query = new URLSearchParams(location.search);

/** The stand-in's options in this page. */
export const standIn = (): StandInOptions => standing;

// Read once when the document loads, because later navigations drop the query from the address.
if (query.get('guard') === '0') standing.guard = false;
if (query.has('delay')) standing.delay = Number(query.get('delay'));
if (query.has('live')) standing.live = query.get('live') === 'off' ? false : Number(query.get('live'));
for (const name of (query.get('native') ?? '').split(',').filter(Boolean)) (standing.native ??= {})[name] = true;
if (query.has('foreign')) standing.foreign = query.get('foreign') ?? '';

/** Whether the page is shown with the redesign (see redesign.ts). */
export const isRedesigned = query.get('redesign') === '1';

/** Whether the page has this feature or reading of the site's markup, which docs/stand-in.md lists. */
export const isNative = (name: string): boolean => standing.native?.[name] === true;

/** Stores a report for the page's tests, prints it if it comes from the guard, and sends it to the server. */
export function reportHealth(report: HealthReport): void {
  standing.health.push(report);
  const {kind, message} = report;
  // Vue's warnings and uncaught errors are printed elsewhere. Printing the guard's here keeps the order, and nothing is
  // lost when the page is closed.
  if (kind === 'guard') console.error(JSON.stringify({kind, message}));
  const sent = fetch('/__standin/health', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({...report, page: location.href}),
    keepalive: true,
  }).catch(() => undefined);
  standing.sent = Promise.all([standing.sent, sent]);
}
