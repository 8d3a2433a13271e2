import Vue from 'vue';
import VueRouter from 'vue-router';
import type {Route} from 'vue-router';
import {setProgress} from './shell/progress';
import {routes} from './routes';

Vue.use(VueRouter);

/** The site's router, in history mode. */
export const router = new VueRouter({
  mode: 'history',
  routes,
  scrollBehavior(to, from, saved) {
    if (saved) return saved;
    // Keep the scroll position when only the query or the tab of a page changes.
    if (to.path === from.path || sectionOf(to) === sectionOf(from)) return undefined;
    return {x: 0, y: 0};
  },
});

/** What stays mounted on a navigation, such as the page of one media item or one user. */
const sectionOf = (route: Route): string => route.path.split('/').slice(1, 3).join('/');

router.beforeEach((_to, _from, next) => {
  setProgress(true);
  next();
});
router.afterEach(() => setProgress(false));
router.onError(error => {
  setProgress(false);
  console.error(error);
});

/** Shows the not-found page. The address becomes /404, replacing the one that failed in the history. */
export const showNotFound = (): void => {
  void router.replace('/404').catch(() => undefined);
};
