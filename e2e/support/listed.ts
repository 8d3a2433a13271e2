import {expect, type Locator} from '@playwright/test';

/** Elements to loop over, once there are at least `least`: a loop over none would assert nothing. */
export async function listedElements(locator: Locator, least = 1): Promise<Locator[]> {
  await expect.poll(() => locator.count()).toBeGreaterThanOrEqual(least);
  return locator.all();
}

/** The visible texts of elements, once there are at least `least`. */
export async function listedTexts(locator: Locator, least = 1): Promise<string[]> {
  await expect.poll(() => locator.count()).toBeGreaterThanOrEqual(least);
  return locator.allInnerTexts();
}

const only = (numbers: readonly number[], choose: (a: number, b: number) => number) =>
  numbers.length ? numbers.reduce((a, b) => choose(a, b)) : Number.NaN;

/** The smallest number, or NaN for an empty list, which fails every comparison. */
export const smallest = (numbers: readonly number[]) => only(numbers, Math.min);

/** The largest number, or NaN for an empty list, which fails every comparison. */
export const largest = (numbers: readonly number[]) => only(numbers, Math.max);
