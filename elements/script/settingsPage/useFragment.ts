import type {Source} from '#domain/value/store';
import {useSource} from '#ui/useSource';

const changes: Source = {subscribe: (listener, options) => addEventListener('hashchange', listener, options)};

/** The fragment of the page's address, including the `#`. */
export const useFragment = () => useSource(changes, () => location.hash);
