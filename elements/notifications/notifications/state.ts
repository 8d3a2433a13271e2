import {createStore} from '#domain/value/store';

interface View {
  /** The user has chosen the site's own list. */
  readonly isNative: boolean;
  /** The site's list has an unknown markup and cannot be grouped. */
  readonly isUnknownMarkup: boolean;
}

const store = createStore<View>({isNative: false, isUnknownMarkup: false});

/** The displayed list of notifications. Written by the link and read by the list; cleared when the visit ends. */
export const view = {
  ...store,
  change: (change: Partial<View>) => store.set({...store.get(), ...change}),
};
