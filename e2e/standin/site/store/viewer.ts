import type {Module} from 'vuex';
import {loadViewer} from '../data/viewer';
import type {User} from '../data/types';

interface ViewerState {
  user: User | null;
  unread: number;
  /** Whether the API has answered for this user, or failed to. */
  asked: boolean;
}

function stored(): User | null {
  try {
    return JSON.parse(localStorage.getItem('auth') ?? 'null') as User | null;
  } catch {
    return null;
  }
}

/** The signed-in user: first from local storage, then from the API. */
export const viewer: Module<ViewerState, unknown> = {
  namespaced: true,
  state: () => ({user: stored(), unread: 0, asked: false}),
  mutations: {
    set(state, user: User) {
      state.user = {...state.user, ...user};
      state.unread = user.unreadNotificationCount ?? 0;
      localStorage.setItem('auth', JSON.stringify(state.user));
    },
    setAsked(state) {
      state.asked = true;
    },
    setUnread(state, unread: number) {
      state.unread = unread;
    },
  },
  actions: {
    async refresh({state, commit}) {
      if (!state.user) return;
      const fresh = await loadViewer().catch(() => null);
      if (fresh) commit('set', fresh);
      commit('setAsked');
    },
  },
};
