import type {Module} from 'vuex';

interface EditorState {
  mediaId: number | null;
  /** Incremented on every save or deletion, so that pages reload. */
  changes: number;
}

/** The state of the list editor, which any code can open with a media id. */
export const medialistEditor: Module<EditorState, unknown> = {
  namespaced: true,
  state: () => ({mediaId: null, changes: 0}),
  mutations: {
    setMedia(state, mediaId: number | null) {
      state.mediaId = mediaId;
      document.body.classList.toggle('scroll-lock', mediaId !== null);
    },
    noteChange(state) {
      state.changes += 1;
    },
  },
  actions: {
    open({commit}, mediaId: number) {
      commit('setMedia', Number(mediaId));
    },
    close({commit}) {
      commit('setMedia', null);
    },
  },
};
