import type {Source} from '#domain/value/store';
import {watchAddress} from '#host/dom/navigation';
import {useSource} from './useSource';

const address: Source = {subscribe: (listener, {signal}) => watchAddress(listener, {signal})};

/** The page's address; renders again when it changes. */
export const useAddress = () => useSource(address, () => location.href);
