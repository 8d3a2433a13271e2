import {siteCards} from '#e2e/support/condition';

export const condition = siteCards;
