import {createStore} from '#domain/value/store';

/** The media with the tag in the site's filter; `undefined` while it contains no tag. */
export const tagged = createStore<ReadonlySet<number> | undefined>(undefined);
