import {violations} from '#e2e/support/axe';
import {hostSnapshot, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import {expect, test} from '#e2e/support/test';
import {entries, withFeed} from '#e2e/support/terms';

const ourSentence = /Please report/;
const badHost = 'https://www.nowhere-dsvjsw.example/watch';

test(
  '[linkGuard] points links to pirated copies at the guidelines, only while it is on',
  {tag: '@core'},
  async ({open, standIn}) => {
    const text = `[see](${badHost}) [pic ![x](https://img.example/1.png)](${badHost}?b) [fine](https://nowhere.example/)`;
    const page = await open(`/activity/${await post(standIn, text)}`, {as: 'member', settings: {linkGuard: false}});
    const links = page.locator('.activity-entry .markdown a');
    await expect(links).toHaveCount(3);
    await waitUntilQuiet(page);
    const before = await hostSnapshot(page);
    expect(before.markup).toContain(badHost);
    await changeSettings(page, {linkGuard: true});
    await expect(links.nth(0)).toHaveAttribute('href', '/forum/thread/14');
    await expect(links.nth(0)).toHaveText(ourSentence);
    await expect(links.nth(1)).toHaveAttribute('href', '/forum/thread/14');
    await expect(links.nth(1)).toHaveAccessibleName(ourSentence);
    await expect(links.nth(1).locator('img')).toBeHidden();
    await expect(links.nth(2)).toHaveAttribute('href', 'https://nowhere.example/');
    // The colours are the site's, and axe does not know that the second link's own text has no size and ours is shown after it.
    const notOurs = ['color-contrast', 'label-content-name-mismatch'];
    expect(await violations(page, '.activity-entry .markdown a', {without: notOurs})).toEqual([]);
    // No page of the generated tests has such links.
    await changeSettings(page, {linkGuard: false});
    await expect(links.nth(0)).toHaveAttribute('href', badHost);
    await waitUntilQuiet(page);
    expect((await hostSnapshot(page)).markup).toEqual(before.markup);
  },
);

test('[linkGuard] guards the links of posts in the low-bandwidth feed, only while it is on', async ({
  open,
  standIn,
}) => {
  const id = await post(standIn, `[see](${badHost})`);
  const page = await open('/terms?filter=global', withFeed);
  const own = entries(page).filter({has: page.locator(`a[href="/activity/${id}"]`)});
  const link = own.locator('.ui-html a');
  await expect(link).toHaveText(ourSentence);
  await expect(link).toHaveAttribute('href', '/forum/thread/14');
  await changeSettings(page, {linkGuard: false});
  await expect(link).toHaveText('see');
  await expect(link).toHaveAttribute('href', badHost);
});
