import type {Ids} from '../test';
import {waitUntilQuiet, bringIntoView} from '../page';
import type {MainLook} from './look';

const reviews = () => '/reviews';
const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
/** A card of a review that hardly anybody likes. */
const lowRated = '.review-card[data-am-low-rated]';

/** Reviews, the tabs of media pages, the search and social pages in a wide window. */
export const media: readonly MainLook[] = [
  {
    id: 'reviewConfidence',
    path: reviews,
    selector: lowRated,
    property: 'opacity',
    off: undefined,
    on: '0.5',
  },
  {
    id: 'mediaReviewConfidence',
    path: ids => `${work(ids)}reviews`,
    selector: lowRated,
    property: 'opacity',
    off: undefined,
    on: '0.5',
    // Those with the best rating come first.
    trigger: async page => {
      const more = page.locator('.media-reviews .load-more');
      await more.waitFor();
      while (await more.count()) {
        await more.click();
        await waitUntilQuiet(page);
      }
      await bringIntoView(page.locator('.review-card').last());
    },
  },
  {
    id: 'socialTab',
    path: ids => `${work(ids)}social`,
    selector: '.media .social .following a.follow',
    property: 'grid-auto-flow',
    off: 'row',
    on: 'column',
  },
  {
    id: 'entryScore',
    path: work,
    selector: '.media .header .cover-wrap-inner > img.cover',
    property: 'aspect-ratio',
    off: 'auto',
    on: 'auto 100 / 142',
  },
  {
    id: 'yearStepper',
    path: () => '/search/anime',
    selector: '.search .primary-filters .filter-select',
    property: 'position',
    off: 'static',
    on: 'relative',
  },
  {
    id: 'socialThemeSwitch',
    path: ids => `/user/${ids.other}/social`,
    selector: '.user-social > .user-follow > .wrap .name',
    property: 'font-size',
    off: '11px',
    on: '14px',
    trigger: page => page.locator('am-social-theme-switch').getByRole('button', {name: 'List'}).click(),
  },
  {
    id: 'draw3x3',
    path: ({other}) => `/user/${other}/animelist`,
    selector: '.medialist .row[data-am-picked]',
    property: 'outline-style',
    off: undefined,
    on: 'solid',
    trigger: async page => {
      await page.locator('am-draw3x3-box').getByRole('button', {name: '3x3', exact: true}).click();
      await page.locator('.medialist .row .cover .image').first().click();
    },
  },
];
