// Everything of ours by keyboard, on all scenes of the features and with everything on.
import type {Page} from '@playwright/test';

import {eachScene, idsOf, sceneParts} from '../support/everyScene';
import {
  clickables,
  elementsWithControls,
  focusControl,
  focused,
  listControls,
  opened,
  openers,
} from '../support/keyboard';
import {expect, test} from '../support/test';

/** Controls of an element through which the Tab key is pressed; longer ones repeat. */
const longest = 30;

/** Presses Tab through an element, and names what is out of order or doesn't show the focus. */
async function walk(page: Page, names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  await focusControl(page, 0);
  let next = 0;
  // Areas that scroll are stops of the browser's own.
  for (let press = 0; press < 2 * longest && next < Math.min(names.length, longest); press += 1) {
    const {place, isHidden} = await focused(page);
    if (place === 'elsewhere') return [...problems, `is left before ${names[next] ?? ''}`];
    // A video has several stops.
    if (place !== 'between' && place !== next - 1) {
      if (place !== next) return [...problems, `comes to ${names[place] ?? ''} before ${names[next] ?? ''}`];
      if (isHidden) problems.push(`hides the focus of ${names[place] ?? ''}`);
      next += 1;
    }
    await page.keyboard.press('Tab');
  }
  if (next < Math.min(names.length, longest)) return [...problems, `traps the focus at ${names[next - 1] ?? ''}`];
  await focusControl(page, names.length - 1);
  await page.keyboard.press('Tab');
  // A long list has rendered more controls by then.
  return typeof (await focused(page)).place === 'number' ? [...problems, 'traps the focus at its end'] : problems;
}

/** Opens and closes what an element opens, and names the controls that the keyboard doesn't work. */
async function openAndClose(page: Page, names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const index of await openers(page)) {
    await focusControl(page, index);
    await page.keyboard.press('Enter');
    const name = names[index] ?? '';
    const becomes = (wanted: Record<string, boolean>) =>
      expect
        .poll(() => opened(page, index), {timeout: 3000})
        .toMatchObject(wanted)
        .then(
          () => true,
          () => false,
        );
    if (!(await becomes({isOpen: true}))) problems.push(`doesn't open ${name} with Enter`);
    // A panel that floats or takes the focus closes with Escape; everything else as it opened.
    const {isFloating, hasFocus} = await opened(page, index);
    const key = isFloating || !hasFocus ? 'Escape' : 'Enter';
    await page.keyboard.press(key);
    if (!(await becomes({isOpen: false, hasFocus: true})))
      problems.push(`doesn't close ${name} with ${key}, with the focus on it`);
  }
  return problems;
}

for (const scenes of sceneParts(3))
  test(`${idsOf(scenes)} can be used by keyboard`, async ({open, ids, standIn}) => {
    test.setTimeout(240_000);
    const seen = new Set<string>();
    const problems: string[] = [];
    await eachScene(scenes, {open, ids, standIn}, {}, async (page, path) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      for (const [tag, kind] of (await elementsWithControls(page)).filter(([, each]) => !seen.has(each))) {
        const names = await listControls(page, tag);
        // It may be gone, or only a copy of it may be left, since the page is longer by now.
        if (!names.length || !(await canFocus(page))) continue;
        seen.add(kind);
        const lost = (await clickables(page)).map(each => `has no control for ${each}`);
        const found = [...lost, ...(await walk(page, names)), ...(await openAndClose(page, names))];
        problems.push(...found.map(each => `${path}: ${tag} ${each}`));
      }
    });
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });

/** Whether the first control of the listed element takes the focus. */
async function canFocus(page: Page) {
  await focusControl(page, 0);
  return (await focused(page)).place !== 'elsewhere';
}
