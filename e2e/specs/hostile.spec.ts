// Every text written by other users is hostile here, in every answer of the API and on the site; nothing of it may run.
import type {Page} from '@playwright/test';

import {everythingVisible} from '../support/features';
import {pathsByRoute} from '../support/sideEffects';
import {navigate, waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

/** Records what ran and what the browser kept from running: both mean that a text was treated as code. */
function watchExecutions() {
  const noted: string[] = [];
  const note = (text: string) => void noted.push(text);
  Object.assign(window, {
    noted,
    xss: (n: number) => note(`ran: ${n}`),
    alert: () => note('ran: alert'),
  });
  // The sanitizer parses HTML in a document of its own, where nothing runs. The browser still reports event handlers there, later: for the
  // page's document, or for a node that is clean by then.
  const isArmed = (node: EventTarget | undefined) =>
    node instanceof Element && node.getAttributeNames().some(name => name.startsWith('on'));
  addEventListener('securitypolicyviolation', event => {
    const {effectiveDirective, sample, sourceFile} = event;
    if (effectiveDirective === 'script-src-attr' && !isArmed(event.composedPath()[0])) return;
    if (/^(?:script|require-trusted|object|base|form|frame|child|worker)/.test(effectiveDirective))
      note(`kept from running: ${effectiveDirective} ${sample} ${sourceFile}`);
  });
}

/** Nodes in our shadow trees that would run a script on some interaction. */
const armed = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot) look(node.shadowRoot);
        if (root instanceof Document) continue;
        for (const {name, value} of node.attributes)
          if (/^on/i.test(name) || /^\s*(?:j\s*a\s*v\s*a|vb)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(value))
            found.push(`${node.localName} ${name}=${value}`);
        if (/^(?:script|object|embed|base|meta|link)$/.test(node.localName)) found.push(node.localName);
        if (node.localName === 'iframe' && !node.hasAttribute('sandbox')) found.push('iframe without a sandbox');
      }
    };
    look(document);
    return found;
  });

/** Names of our elements that show one of the hostile texts. */
const showing = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const look = (root: ParentNode, owner: string) => {
      for (const node of root.querySelectorAll('*')) {
        const name = node.localName.startsWith('am-') ? node.localName : owner;
        if (node.shadowRoot) look(node.shadowRoot, name);
        const texts = [node.textContent ?? '', ...[...node.attributes].map(({value}) => value)];
        if (name && texts.some(text => /xss\(\d+\)/.test(text))) found.add(name);
      }
    };
    look(document, '');
    return [...found];
  });

/** Pages on which these elements must show other users' texts; otherwise the test would prove nothing. */
const shownOn: Readonly<Record<string, string[]>> = {
  '/home': ['am-better-list-preview', 'am-hide-awc'],
  '/notifications': ['am-notifications'],
};

const on = everythingVisible();

test('runs none of 300 attack vectors in texts by other users on any page, with every feature on', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  // For handlers in the sanitizer's own document; violations in the page itself are recorded.
  expectedReports.push(/^(?:Executing inline event handler|Applying inline style) violates/);
  await standIn.control('rate?window=1000&limit=100000');
  for (let count = 0; count < 30; count += 1) await standIn.control(`post?reply=${ids.activityText}&text=${count}`);
  await standIn.control('notify?type=ACTIVITY_REPLY');
  const page = await open('/notifications', {as: 'member', token: true, settings: {...on, activityTimeline: true}});
  await page.evaluate(watchExecutions);
  // The button is found before texts turn hostile, while the site's words still identify replies; opening it shows
  // their HTML.
  const replies = page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first();
  await expect(replies).toBeVisible();
  await waitUntilQuiet(page);
  await standIn.control('hostile?on');
  await replies.click();
  await expect.poll(() => page.locator('am-notifications .reply .ui-html').count()).toBeGreaterThanOrEqual(30);
  expect(await armed(page)).toEqual([]);
  for (const path of new Set(pathsByRoute(ids).values())) {
    await navigate(page, path);
    await waitUntilQuiet(page);
    const shown = shownOn[path] ?? [];
    await expect.poll(() => showing(page), path).toEqual(expect.arrayContaining(shown));
    expect(await armed(page), path).toEqual([]);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'noted') as string[])).toEqual([]);
  expect(await standIn.control('hostile')).toEqual({served: 300, of: 300});
});
