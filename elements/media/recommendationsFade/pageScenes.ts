import {mediaPage} from '#e2e/support/paths';
import {bringIntoView} from '#e2e/support/page';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

const before: Condition['before'] = page => bringIntoView(page.locator('.recommendations'));

// The entries on the list are among the recommendations, far down.
export const condition: Condition = {path: mediaPage, before};

export const looks: readonly MainLook[] = [
  {
    path: mediaPage,
    selector: '.recommendation-card[data-am-faded]',
    property: 'opacity',
    off: undefined,
    on: '0.3',
    before: page => bringIntoView(page.locator('.recommendations')),
  },
];
