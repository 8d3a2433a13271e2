/** One report of something that went wrong in the page. */
export interface HealthReport {
  kind: 'guard' | 'vue-warn' | 'vue-error' | 'error';
  message: string;
  stack: string;
}

/** What the inline script of the served document sets up, and what tests may set on top of it. */
export interface StandInOptions {
  rateWindow: number;
  health: HealthReport[];
  /** Resolves when every report so far has reached the server. */
  sent?: Promise<unknown>;
  guard: boolean;
  /** Milliseconds every data block waits before its call; without it each block has its own, between 20 and 150. */
  delay?: number;
  /** False stops the live refresh of feeds; a number is the milliseconds between two looks. */
  live?: boolean | number;
  native?: Record<string, boolean>;
  /** How many components of the host are being written into the page at this moment, one within the other. */
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

/** The options of the stand-in in this page. */
export const standIn = (): StandInOptions => standing;

// The query is read once, when the document is loaded: later navigations drop it from the address.
if (query.get('guard') === '0') standing.guard = false;
if (query.has('delay')) standing.delay = Number(query.get('delay'));
if (query.has('live')) standing.live = query.get('live') === 'off' ? false : Number(query.get('live'));
for (const name of (query.get('native') ?? '').split(',').filter(Boolean)) (standing.native ??= {})[name] = true;

/** Whether the page wears its second skin (see redesign.ts). */
export const isRedesigned = query.get('redesign') === '1';

/** Whether the site does this by itself by now: forumCollapse, tagDescriptions, studioSort, characterLanguage, socialNotes. */
export const isNative = (name: string): boolean => standing.native?.[name] === true;

/** Notes a report for the page's tests, prints what the guard found and sends it to the server. */
export function reportHealth(report: HealthReport): void {
  standing.health.push(report);
  const {kind, message} = report;
  // Vue's warnings and uncaught errors are printed already. Printed in order, nothing is lost with a page that goes.
  if (kind === 'guard') console.error(JSON.stringify({kind, message}));
  const sent = fetch('/__standin/health', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({...report, page: location.href}),
    keepalive: true,
  }).catch(() => undefined);
  standing.sent = Promise.all([standing.sent, sent]);
}
