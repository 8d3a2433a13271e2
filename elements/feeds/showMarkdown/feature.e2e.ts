import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const button = 'am-show-markdown-button';
const text = 'am-show-markdown-text';
const rendered = '.activity-entry > .wrap .activity-markdown';

test('[showMarkdown] shows the source of a status in place of its text, and then the text again', async ({
  open,
  ids,
  standIn,
}) => {
  const {Activity} = await queryApi<{Activity: {text: string}}>(
    standIn,
    'query ($id: Int) { Activity(id: $id) { ... on TextActivity { text } } }',
    {id: ids.activityText},
  );
  const page = await open(`/activity/${ids.activityText}`);
  const toggle = page.locator(button).getByRole('button', {name: 'Source text'});
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  for (const times of [1, 2]) {
    await toggle.press('Enter');
    await expect(page.locator(text).locator('pre'), `time ${times}`).toHaveText(Activity.text);
    await expect(page.locator(rendered)).toBeHidden();
    await toggle.press('Enter');
    await expect(page.locator(rendered)).toBeVisible();
    await expect(page.locator(text).locator('pre')).toHaveCount(0);
  }
  const sources = (await apiCalls(standIn)).filter(({operation}) => operation === 'ActivitySource');
  expect(sources).toHaveLength(1);
  await toggle.click();
  await expect(page.locator(rendered)).toBeHidden();
  await changeSettings(page, {showMarkdown: false});
  await expect(page.locator(rendered)).toBeVisible();
  await expect(page.locator(`${button}, ${text}`)).toHaveCount(0);
});

test('[showMarkdown] explains why there is no source, and leaves list activities alone', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('faults?operation=ActivitySource&kind=500');
  const page = await open(`/activity/${ids.activityText}`);
  await page.locator(button).getByRole('button').click();
  await expect(page.locator(text).getByRole('alert')).toContainText("couldn't load the source");
  const list = await open(`/activity/${ids.activityList}`);
  await expect(list.locator('.activity-entry')).toBeVisible();
  await waitUntilQuiet(list);
  await expect(list.locator(button)).toHaveCount(0);
});

test('[showMarkdown] shows the source of private messages only to members who may read them', async ({open, ids}) => {
  const guest = {as: 'member', settings: {activityLinks: false}};
  const page = await open(`/activity/${ids.activityMessage}`, guest);
  await page.locator(button).getByRole('button').click();
  await expect(page.locator(text).getByRole('status')).toContainText('only if you sign in to Automail');
  const own = await open(`/activity/${ids.activityMessage}`, {...guest, token: true});
  await own.locator(button).getByRole('button').click();
  await expect(own.locator(text).locator('pre')).toContainText('**new season**');
});
