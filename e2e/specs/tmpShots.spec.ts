import {waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';
const T = 'am-comparission-page';
for (const [theme, width] of [['default', 1600], ['dark', 1600], ['contrast', 1600], ['default', 400]] as const)
  test(`shots ${theme} ${width}`, async ({open, ids}) => {
    const page = await open(`/user/${ids.other}/animelist/compare`, {as: 'member', token: true, theme, width});
    await page.locator(`${T} tbody tr`).nth(3).waitFor();
    await waitUntilQuiet(page);
    await page.screenshot({path: `/tmp/shots/${theme}${width}.png`});
    await page.goto(page.url().split('?')[0] + `?users=${ids.other},${ids.user}*,${ids.users3},${ids.users5},${ids.users10},${ids.privateUser},${ids.blockingUser},Nobody12&ratingSystems=true&fullColour=true&minRatings=2&sort=-@${ids.user}`);
    await page.locator(`${T} tbody tr`).nth(3).waitFor();
    await waitUntilQuiet(page);
    await page.screenshot({path: `/tmp/shots/${theme}${width}b.png`});
  });
