import type {Source} from '#domain/value/store';
import {useSource} from './useSource';

const visibility: Source = {
  subscribe: (listener, options) => document.addEventListener('visibilitychange', listener, options),
};

/** Whether the tab is hidden. */
export const useIsHidden = (): boolean => useSource(visibility, () => document.hidden);
