import {overflowing, readTexts} from '../support/pseudo';
import {expect, test} from '../support/test';

/** Texts that aren't ours: the samples themselves, and the names and titles in them. */
const sampleTexts = [
  /^(?:Toasts?:?|info|success|warning|error|Tooltip|Floating box|Open a box|A floating box)$/,
  /^(?:Tabs and tables|Tables|A few (?:rows|works)|A thousand rows|Work(?: \d+)?|Score|Hours)$/,
  /^(?:Links|Cowboy Bebop|Mirabel|Spike Spiegel|Sunrise|Times, scores and figures)$/,
  /^(?:Answers|Progress|Looking for faults|Asking|7 likes|Mirabel, Ferdinand and five others)$/,
  /^(?:Post|A user's|post|with a|title|, a|and a list:|first|second|in the middle|quoted|secret)$/,
  /^(?:A message of the kind \w+\.|Undo|Drag the bar, or use the handle with the arrow keys; with Shift they resize\.)$/,
  /^(?:Export|Compatibility)$/,
  // A time of day, in a tooltip.
  /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/,
];

for (const width of [1600, 400])
  test(
    `shared components have no text outside of messages, and room for longer ones at ${width} pixels`,
    {tag: '@text'},
    async ({open}) => {
      const page = await open('/__standin/gallery?locale=pseudo', {withoutProduct: true, width});
      await page.getByRole('button', {name: 'Toast: success'}).click();
      await page.getByRole('button', {name: 'Open a box'}).click();
      await expect(page.getByRole('dialog', {name: 'A floating box'})).toBeVisible();
      await expect(page.getByRole('button', {name: '[Šţöþ ~~]'})).toBeVisible();
      const {plain, messages} = await readTexts(page);
      expect(messages).toBeGreaterThan(10);
      const missed = plain.filter(
        ({text, path}) => !path.includes('.invented') && !sampleTexts.some(sample => sample.test(text)),
      );
      expect(missed).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    },
  );
