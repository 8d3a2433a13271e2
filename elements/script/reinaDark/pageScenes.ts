import {mediaPage, textActivity} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

// Its swatch is in the footer, which is inside the window only on a short page.
export const condition: Condition = {path: textActivity};

export const looks: readonly MainLook[] = [
  {
    path: mediaPage,
    selector: '#nav.transparent',
    property: 'background-color',
    off: /^rgba\(43, 45, 66, 0\.\d+\)$/,
    on: 'rgba(14, 18, 22, 0.9)',
    settings: {reinaDarkEnable: true},
  },
  ...(
    [
      ['default', 'rgb(237, 241, 245)'],
      ['contrast', 'rgb(229, 235, 241)'],
    ] as const
  ).map(([theme, off]) => ({
    path: textActivity,
    theme,
    selector: 'body',
    property: 'background-color',
    off,
    on: 'rgb(14, 18, 22)',
    settings: {reinaDarkEnable: true},
  })),
];
