import {expect, test} from '../support/test';

/** Browsers that lack one of the things that the product uses, as the page sees them. */
const lacking = {
  'nested rules': () => {
    const parse = CSSStyleSheet.prototype.replaceSync;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      parse.call(this, text.replace(/(\{[^{}]*)\{[^{}]*\}/g, '$1'));
    };
  },
  'alternative text for content': () => {
    const supports = CSS.supports.bind(CSS) as (name: string, text: string) => boolean;
    CSS.supports = (name: string, text?: string) => !text?.includes('/') && supports(name, text ?? '');
  },
  'AbortSignal.any': () => void Reflect.deleteProperty(AbortSignal, 'any'),
  'CSS.supports': () => void Reflect.deleteProperty(CSS, 'supports'),
};

for (const [what, takeAway] of Object.entries(lacking))
  test(`without ${what}, nothing starts and one line says what to install`, async ({open}) => {
    const said: string[] = [];
    const page = await open('/home', {
      as: 'member',
      token: true,
      beforeLoad: async page => {
        page.on('console', message => void (message.text().includes('Automail') && said.push(message.text())));
        await page.addInitScript(takeAway);
      },
    });
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    const words =
      'This browser is too old for Automail. Install Chromium 120, Firefox 128 or Safari 17.4, or a newer version.';
    const notice = page.getByRole('alert').filter({hasText: 'Automail'});
    await expect(notice).toHaveText(`Automail can't start. ${words} Close`);
    expect(said).toEqual([`Automail does not start: ${words}`]);
    expect(
      await page.evaluate(() => ({
        isMarked: 'hohTypeScriptRunning' in document,
        sheets: document.adoptedStyleSheets.length,
        elements: [...document.querySelectorAll('*')].filter(({localName}) => localName.startsWith('am-')).length,
      })),
    ).toEqual({isMarked: false, sheets: 0, elements: 0});
  });
