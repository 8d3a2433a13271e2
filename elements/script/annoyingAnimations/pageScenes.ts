import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

// The stand-in has no transitions when reduced motion is preferred, as it is in the tests' browser.
export const condition: Condition = {before: page => page.emulateMedia({reducedMotion: 'no-preference'})};

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '#nav',
    property: 'transition-duration',
    off: '0.25s, 0.25s',
    on: '0s', // The tests' browser prefers reduced motion, and the stand-in has no transitions then.
    before: page => page.emulateMedia({reducedMotion: 'no-preference'}),
  },
];
