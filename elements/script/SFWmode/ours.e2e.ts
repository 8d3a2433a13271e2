// Safe-for-work mode for other users' texts that we show.
import {expect, test} from '#e2e/support/test';

test(
  '[SFWmode] blurs covers and pictures and fades flagged replies in the grouped notifications',
  {tag: '@core'},
  async ({open, standIn, ids}) => {
    await standIn.control(
      `post?reply=${ids.activityText}&text=${encodeURIComponent('So NSFW img220(https://s4.anilist.co/file/a.png)')}`,
    );
    await standIn.control('notify?type=ACTIVITY_REPLY');
    const page = await open('/notifications', {as: 'member', token: true, settings: {SFWmode: true}});
    const cover = page.locator('am-notifications .preview img').first();
    await expect(cover).toHaveCSS('filter', 'blur(10px)');
    await page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first().click();
    const reply = page.locator('am-notifications .reply .ui-html').filter({hasText: 'So NSFW'});
    await expect(reply).toHaveCSS('opacity', '0.12');
    await expect(reply.locator('img')).toHaveCSS('filter', 'blur(10px)');
    await reply.hover();
    await expect(reply).toHaveCSS('opacity', '1');
  },
);
