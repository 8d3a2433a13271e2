import {readFileSync} from 'node:fs';

/** Counts after a part of the walk, after a forced garbage collection. */
export interface Reading {
  /** Navigations so far. */
  readonly navigations: number;
  /** Megabytes in use. */
  readonly heap: number;
  readonly listeners: number;
  /** Detached trees of ours that are still referenced, by the name of their root. */
  readonly detached: readonly string[];
}

/** The report of a run, as it is committed. */
export interface EnduranceReport {
  /** The commit that was tested. */
  readonly commit: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly seed: number;
  readonly navigations: number;
  readonly toggles: number;
  readonly signIns: number;
  /** Stretches of navigations during which the API failed. */
  readonly faults: number;
  /** Stretches on the redesigned site, in a tab of its own. */
  readonly redesigns: number;
  /** Pages that were visited in eight tabs at once. */
  readonly inEightTabs: number;
  /** Bytes that the browser counts for the site's origin at the end. */
  readonly stored: number;
  readonly readings: readonly Reading[];
}

/** Where the last report is committed. */
export const reportFile = new URL('../../docs/endurance.json', import.meta.url);

export const readReport = () => JSON.parse(readFileSync(reportFile, 'utf8')) as EnduranceReport;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The mean heap of the last quarter of the readings over that of the second; the target is at most 1.1. */
export function heapGrowth(readings: readonly Reading[]): number {
  const quarter = Math.floor(readings.length / 4);
  const heaps = readings.map(({heap}) => heap);
  return mean(heaps.slice(-quarter)) / mean(heaps.slice(quarter, 2 * quarter));
}

/** The most listeners in the last quarter over the most in the second; the target is at most 1.05. */
export function listenerGrowth(readings: readonly Reading[]): number {
  const quarter = Math.floor(readings.length / 4);
  const listeners = readings.map(reading => reading.listeners);
  return Math.max(...listeners.slice(-quarter)) / Math.max(...listeners.slice(quarter, 2 * quarter));
}
