/**
 * How a feature fares on this page: it works, it rests since the site changed (an anchor is missing), the site does its job natively now, or it failed.
 */
export type Health =
  | {readonly state: 'unknown' | 'working'}
  | {readonly state: 'anchorMissing'; readonly anchor: string}
  | {readonly state: 'superseded'}
  | {readonly state: 'failed'; readonly message: string};

export interface Report {
  health(featureId: string): Health;
  working(featureId: string): void;
  /** An anchor that is always there on its route is missing. */
  anchorMissing(featureId: string, anchor: string): void;
  failed(featureId: string, error: unknown): void;
  /** The site does by itself what the feature adds: it stands down. */
  superseded(featureId: string): void;
  /** The feature was switched off after it failed: switched on again, it is tried again. */
  clear(featureId: string): void;
  /** Something that concerns the whole product: broken settings, full storage. Shown in the settings. */
  notice(text: string): void;
  readonly notices: readonly string[];
  /** Calls back after each change until the signal ends. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

const unknown: Health = {state: 'unknown'};

/** Makes the record of health. Console texts name the product and the feature, never a person's data. */
export function createReport(productName: string): Report {
  const states = new Map<string, Health>();
  const notices: string[] = [];
  const listeners = new Set<() => void>();
  const set = (featureId: string, health: Health) => {
    states.set(featureId, health);
    for (const listener of listeners) listener();
  };
  const stateOf = (featureId: string) => states.get(featureId)?.state;
  return {
    notices,
    health: featureId => states.get(featureId) ?? unknown,
    working(featureId) {
      if (!['working', 'failed', 'superseded'].includes(stateOf(featureId) ?? '')) set(featureId, {state: 'working'});
    },
    anchorMissing(featureId, anchor) {
      if (stateOf(featureId) === 'failed' || stateOf(featureId) === 'superseded') return;
      console.info(`[${productName}] ${featureId} rests: the site has no ${anchor} here any more`);
      set(featureId, {state: 'anchorMissing', anchor});
    },
    failed(featureId, error) {
      console.error(`[${productName}] ${featureId} failed`, error);
      set(featureId, {state: 'failed', message: error instanceof Error ? error.message : String(error)});
    },
    superseded(featureId) {
      set(featureId, {state: 'superseded'});
    },
    clear: featureId => set(featureId, unknown),
    notice(text) {
      notices.push(text);
      console.warn(`[${productName}] ${text}`);
      for (const listener of listeners) listener();
    },
    subscribe(listener, {signal}) {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
