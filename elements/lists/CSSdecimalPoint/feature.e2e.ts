import {restyles} from '#e2e/support/restyles';
import {expect, test} from '#e2e/support/test';

const whole = '.medialist .list-entries .score[score]:not([score*="."], [score="0"])';

restyles([
  {
    id: 'CSSdecimalPoint',
    path: ({users10Decimal}) => `/user/${users10Decimal}/animelist`,
    selector: whole,
    pseudo: 'after',
    property: 'content',
    off: 'none',
    on: '".0"',
  },
]);

test(
  '[CSSdecimalPoint] leaves fractions, empty scores and other formats alone',
  {tag: '@core'},
  async ({open, ids}) => {
    const settings = {CSSdecimalPoint: true};
    const page = await open(`/user/${ids.users10Decimal}/animelist`, {settings});
    await expect(page.locator('.medialist .score[score*="."]').first()).toHaveCSS('content', 'none', {pseudo: 'after'});
    await expect(page.locator('.medialist .score[score="0"]').first()).toHaveCSS('content', 'none', {pseudo: 'after'});
    const other = await open(`/user/${ids.users10}/animelist`, {settings});
    await expect(other.locator(whole).first()).toHaveCSS('content', 'none', {pseudo: 'after'});
  },
);
