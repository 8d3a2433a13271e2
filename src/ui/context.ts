import {createContext, use, useLayoutEffect} from 'react';

import type {Api} from '#services/api/api';
import type {Services} from '#services/services';

/** What every component of ours can reach. */
export interface Surroundings {
  readonly services: Services;
  /** What is read through it is counted for the feature. */
  readonly api: Api;
  readonly featureId: string;
  /** The custom element around the component. */
  readonly element: HTMLElement;
  readonly replaceHost: (shows: boolean) => void;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** The element, services and API around a component. */
export function useSurroundings(): Surroundings {
  const value = use(SurroundingsContext);
  if (!value) throw new Error('useSurroundings must be used within an element of ours');
  return value;
}

export const useServices = () => useSurroundings().services;
export const useApi = () => useSurroundings().api;

/** For components at an `instead` anchor: the host's node is hidden exactly while `shows` holds. */
export function useReplaceHost(shows: boolean) {
  const {replaceHost: replaceHost} = useSurroundings();
  useLayoutEffect(() => {
    replaceHost(shows);
    return () => replaceHost(false);
  }, [shows, replaceHost]);
}
