import {expect, test} from '#e2e/support/test';
import {waitUntilQuiet, changeSettings, bringIntoView} from '#e2e/support/page';

const lines = '.activity-entry .list > .details > .status';

test(
  '[activityScores] shows the score after dropped lines, only while the switch of dropped entries is on',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member'});
    await waitUntilQuiet(page);
    await expect(page.locator('am-dropped-score-feed')).toHaveCount(0);
    await changeSettings(page, {droppedScore: true});
    const dropped = page.locator(lines).filter({hasText: /^\s*Dropped/});
    await bringIntoView(dropped.first());
    await expect(dropped.first().locator('am-dropped-score-feed')).toHaveCount(1);
  },
);
