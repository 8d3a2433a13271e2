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
    // A change of the query or of a tab within one page keeps the reader where he is.
    if (to.path === from.path || sectionOf(to) === sectionOf(from)) return undefined;
    return {x: 0, y: 0};
  },
});

/** What stays in place on a navigation: the page of one work, one member, and so on. */
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

/** What cannot be shown: the address really becomes /404, and the one that failed is gone. */
export const showNotFound = (): void => {
  void router.replace('/404').catch(() => undefined);
};
