import {computed} from 'vue';
import type {ComputedRef} from 'vue';
import type {User} from '../data/types';
import {store} from './index';

interface RootState {
  viewer: {user: User | null; unread: number; asked: boolean};
  medialistEditor: {mediaId: number | null; changes: number};
  theme: {chosen: string};
}

const state = (): RootState => store.state as RootState;

/** The signed-in user, or null. */
export const useViewer = (): ComputedRef<User | null> => computed(() => state().viewer.user);

/** The signed-in user once the API has been asked for them, or null. */
export const useAskedViewer = (): ComputedRef<User | null> =>
  computed(() => (state().viewer.asked ? state().viewer.user : null));

/** The number of unread notifications. */
export const useUnread = (): ComputedRef<number> => computed(() => state().viewer.unread);

/** The id of the media whose list entry is being edited, or null. */
export const useEditedMedia = (): ComputedRef<number | null> => computed(() => state().medialistEditor.mediaId);

/** Incremented with every change made through the list editor. */
export const useListChanges = (): ComputedRef<number> => computed(() => state().medialistEditor.changes);

/** Opens the list editor. */
export const openEditor = (mediaId: number): void => void store.dispatch('medialistEditor/open', mediaId);

/** Sets the number of unread notifications. */
export const setUnread = (count: number): void => store.commit('viewer/setUnread', count);
