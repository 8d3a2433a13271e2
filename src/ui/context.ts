import {createContext, use, useLayoutEffect} from 'react';

import type {Services} from '#services/services';

/** The values that every component of ours can access. */
export interface ElementContextValue {
  readonly services: Services;
  /** The feature that requests are counted for. */
  readonly featureId: string;
  /** The custom element that renders the component. */
  readonly element: HTMLElement;
  readonly replaceHost: (shows: boolean) => void;
  /** Stops the feature and reports the error. */
  readonly fail: (error: unknown) => void;
}

/** React context that each of our elements provides to its component. */
export const ElementContext = createContext<ElementContextValue | undefined>(undefined);

/**
 * The element, services and API of a component.
 * @throws Error if used outside one of our elements.
 */
export function useElementContext(): ElementContextValue {
  const value = use(ElementContext);
  if (!value) throw new Error('useElementContext must be used inside one of our elements');
  return value;
}

/** The services of a component. */
export const useServices = () => useElementContext().services;
/** The API of a component; its requests are counted for the feature. */
export function useApi() {
  const {services, featureId} = useElementContext();
  return services.apiFor(featureId);
}

/** For components at a `replace` anchor: the host's node is hidden exactly while `shows` is true. */
export function useReplaceHost(shows: boolean) {
  const {replaceHost} = useElementContext();
  useLayoutEffect(() => {
    replaceHost(shows);
    return () => replaceHost(false);
  }, [shows, replaceHost]);
}
