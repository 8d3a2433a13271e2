import type {Module} from 'vuex';

/** The four swatches in the footer. */
export const themes = ['default', 'dark', 'contrast', 'system'] as const;
/** A theme of the site; `system` follows the operating system. */
export type Theme = (typeof themes)[number];

interface ThemeState {
  chosen: Theme;
}

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

const stored = (): Theme => themes.find(theme => theme === localStorage.getItem('site-theme')) ?? 'system';

function apply(chosen: Theme): void {
  const shown = chosen === 'system' ? (prefersDark.matches ? 'dark' : 'default') : chosen;
  document.body.classList.toggle('site-theme-dark', shown === 'dark');
  document.body.classList.toggle('site-theme-contrast', shown === 'contrast');
}

/** The chosen theme, kept in local storage and applied as a class of the body. */
export const theme: Module<ThemeState, unknown> = {
  namespaced: true,
  state: () => ({chosen: stored()}),
  mutations: {
    choose(state, chosen: Theme) {
      state.chosen = chosen;
      localStorage.setItem('site-theme', chosen);
      apply(chosen);
    },
  },
  actions: {
    start({state}) {
      apply(state.chosen);
      prefersDark.addEventListener('change', () => apply(state.chosen));
    },
  },
};
