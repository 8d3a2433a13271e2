import {expect, type Locator, type Page} from '@playwright/test';

/** Options of a page on which scores are hidden. */
export const hidesScores = {as: 'member', settings: {hideScores: true}} as const;

const transparent = 'rgba(0, 0, 0, 0)';
const colorOf = (node: Locator) => node.evaluate(each => getComputedStyle(each).color);

/** Expects a score of the site to be covered by a bar. */
export const expectHidden = (score: Locator) => expect.poll(() => colorOf(score)).toBe(transparent);

/** Expects the text of the site to be visible. */
export const expectShown = (text: Locator) => expect.poll(() => colorOf(text)).not.toBe(transparent);

/** Moves the pointer away from everything that reacts to it. */
export const leave = (page: Page) => page.mouse.move(1, 1);

/** The value of a fact in the sidebar of a media page. */
export const factValue = (page: Page, name: string) =>
  page.locator('.media .sidebar .data > .data-set').filter({hasText: name}).locator('.value');
