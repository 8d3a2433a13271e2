import {violations} from '../support/axe';
import {navigate, waitUntilQuiet, changeSettings} from '../support/page';
import {expect, test} from '../support/test';

test(
  '[myThreads] [selectMyThreads] lead from the forum to the member’s own threads',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open('/forum/overview', {as: 'member', settings: {myThreads: true}});
    const link = page.locator('.forum-feed > .filters').getByRole('link', {name: 'My threads'});
    await expect(link).toHaveAttribute('href', `/user/${ids.user}/social#my-threads`);
    expect(await violations(page, 'am-my-threads')).toEqual([]);
    await navigate(page, '/forum/recent');
    await expect(link).toHaveCount(1);
    await link.click();
    const fourth = page.locator('.user-social .filter-group > :nth-child(4)');
    await expect(fourth).toHaveClass(/active/);
    await expect(page.locator('.user-social .user-threads')).toBeVisible();
    // Our number of followers may follow the word.
    await page.locator('.user-social .filter-group > *', {hasText: /^\s*Followers/}).click();
    await expect(fourth).not.toHaveClass(/active/);
    await changeSettings(page, {selectMyThreads: false, myThreads: false});
    await navigate(page, '/forum/recent');
    await expect(page.locator('am-my-threads')).toHaveCount(0);
    await navigate(page, `/user/${ids.user}/social#my-threads`);
    await waitUntilQuiet(page);
    await expect(page.locator('.user-social .filter-group > .active')).toHaveText(/^Following/);
  },
);
