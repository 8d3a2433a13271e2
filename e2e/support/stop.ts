import {expect, type Locator} from '@playwright/test';

/** Presses a stop button and waits until it is gone. What it stops may end by itself in the meantime. */
export const pressStop = (button: Locator) =>
  expect(async () => {
    if (await button.count()) await button.click({timeout: 1000});
    await expect(button).toHaveCount(0, {timeout: 1000});
  }).toPass();
