import {createListeners, type Source} from '#domain/value/store';

/**
 * State of a feature on this page: it shows something (`working`), it runs without a visible element (`running`), it is
 * unavailable because an anchor is missing (the site has changed), it is superseded by the site or another script, or
 * it failed.
 */
export type Health =
  | {readonly state: 'unknown' | 'running' | 'working'}
  | {readonly state: 'anchorMissing'; readonly anchor: string}
  | {readonly state: 'superseded'; readonly script?: string | undefined}
  | {readonly state: 'failed'; readonly message: string};

/** Record of every feature's health and of product-wide notices. */
export interface Report extends Source {
  health(featureId: string): Health;
  /** Reports that an element of the feature is in the page, until the visit ends. */
  working(featureId: string, visit?: AbortSignal): void;
  /** Reports that the feature runs, until the visit ends, whether or not anything is visible. */
  running(featureId: string, visit?: AbortSignal): void;
  /** Reports that an anchor that should always exist on its route is missing. */
  anchorMissing(featureId: string, anchor: string): void;
  failed(featureId: string, error: unknown): void;
  /** Reports that the site, or the named script, provides the feature itself, so ours stands down. */
  superseded(featureId: string, script?: string): void;
  /**
   * Reports that the replacement of the feature is no longer in the page. The state stays until the feature shows
   * something.
   */
  resumed(featureId: string): void;
  /** Resets the health of a failed feature that was switched off, so that switching it on tries it again. */
  clear(featureId: string): void;
  /**
   * Reports a problem of the whole product, such as damaged settings or full storage, once per page. The settings page
   * shows it.
   */
  notice(text: string): void;
  readonly notices: readonly string[];
}

const unknown: Health = {state: 'unknown'};

type VisitState = 'running' | 'working';

/** The reports from the visits of each feature, until they end. `changed` gets the best one of a feature. */
function createVisits(changed: (featureId: string, state: VisitState | 'unknown') => void) {
  const visits = new Map<string, Map<AbortSignal | undefined, VisitState>>();
  const show = (featureId: string) => {
    const reported = new Set(visits.get(featureId)?.values());
    changed(featureId, (['working', 'running'] as const).find(each => reported.has(each)) ?? 'unknown');
  };
  return (featureId: string, state: VisitState, visit: AbortSignal | undefined) => {
    const own = visits.get(featureId) ?? new Map<AbortSignal | undefined, VisitState>();
    visits.set(featureId, own);
    if (!own.has(visit))
      visit?.addEventListener('abort', () => {
        own.delete(visit);
        show(featureId);
      });
    own.set(visit, state);
    show(featureId);
  };
}

/** Creates the health record. Console messages name the product and the feature, never personal data. */
export function createReport(productName: string): Report {
  const states = new Map<string, Health>();
  /** Superseded features that may run again. */
  const resumed = new Set<string>();
  const notices: string[] = [];
  const {notify, subscribe} = createListeners();
  const set = (featureId: string, health: Health) => {
    states.set(featureId, health);
    notify();
  };
  const stateOf = (featureId: string) => states.get(featureId)?.state;
  const isFinal = (featureId: string) =>
    stateOf(featureId) === 'failed' || (stateOf(featureId) === 'superseded' && !resumed.has(featureId));
  const noteVisit = createVisits((featureId, state) => {
    const hasEnded = state === 'unknown' && !['working', 'running'].includes(stateOf(featureId) ?? '');
    if (!isFinal(featureId) && !hasEnded && stateOf(featureId) !== state) set(featureId, {state});
  });
  const started = (featureId: string, state: VisitState, visit: AbortSignal | undefined) => {
    if (!isFinal(featureId)) noteVisit(featureId, state, visit);
  };
  return {
    notices,
    health: featureId => states.get(featureId) ?? unknown,
    working: (featureId, visit) => started(featureId, 'working', visit),
    running: (featureId, visit) => started(featureId, 'running', visit),
    anchorMissing(featureId, anchor) {
      if (isFinal(featureId)) return;
      console.info(`[${productName}] ${featureId} rests: the site has no ${anchor} here any more`);
      set(featureId, {state: 'anchorMissing', anchor});
    },
    failed(featureId, error) {
      console.error(`[${productName}] ${featureId} failed`, error);
      set(featureId, {state: 'failed', message: error instanceof Error ? error.message : String(error)});
    },
    superseded(featureId, script) {
      resumed.delete(featureId);
      set(featureId, {state: 'superseded', script});
    },
    resumed: featureId => void resumed.add(featureId),
    clear: featureId => set(featureId, unknown),
    notice(text) {
      if (notices.includes(text)) return;
      notices.push(text);
      console.warn(`[${productName}] ${text}`);
      notify();
    },
    subscribe,
  };
}
