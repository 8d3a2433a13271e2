import {expect, type Page} from '@playwright/test';

/** The name under which the page keeps the controls of the element that is walked. */
const kept = 'automailControls';

/** The place of the focus: in the list of controls, in the element but on none of them, or elsewhere. */
type Place = number | 'between' | 'elsewhere';

/** Elements of ours in the page that have controls: the first of each kind, each with a line that describes it. */
const elementsWithControls = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, string>();
    for (const node of document.querySelectorAll('*'))
      if (node.localName.startsWith('am-') && node.shadowRoot && !found.has(node.localName)) {
        const controls = [
          ...node.shadowRoot.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
        ];
        const names = controls.map(each => [each.localName, ...each.classList].join('.'));
        if (controls.some(each => each.checkVisibility({visibilityProperty: true})))
          found.set(node.localName, `${node.localName} ${[...new Set(names)].join(' ')}`);
      }
    return [...found];
  });

/**
 * Lists the controls of the first element with a tag, in their order in the page, with the look of each; resolves to
 * their names. A group of radio buttons has one stop.
 */
const listControls = (page: Page, tag: string) =>
  page.evaluate(
    async ([name, keptAs]) => {
      const host = document.querySelector(name);
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      (active as HTMLElement | null)?.blur();
      // Far from the viewport there is only a copy of it.
      host?.scrollIntoView({block: 'nearest'});
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      const root = host?.shadowRoot;
      const groups = new Set<string>();
      const controls = [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].filter(node => {
        if (node.tabIndex < 0 || node.matches(':disabled, [inert] *, iframe')) return false;
        if (!node.checkVisibility({visibilityProperty: true})) return false;
        if (!(node instanceof HTMLInputElement) || node.type !== 'radio') return true;
        const isFirst = !groups.has(node.name);
        groups.add(node.name);
        const chosen = root?.querySelector(`input[type=radio][name="${CSS.escape(node.name)}"]:checked`);
        return chosen ? node === chosen : isFirst;
      });
      const lookOf = (control: Element) => {
        // A field may be drawn by its label.
        const nodes = [control, control.parentElement, control.nextElementSibling, control.previousElementSibling];
        return nodes
          .flatMap(node => (node ? [null, '::before', '::after'].map(pseudo => getComputedStyle(node, pseudo)) : []))
          .map(({outline, boxShadow, borderColor, borderWidth, backgroundColor, color, textDecoration, opacity}) =>
            [outline, boxShadow, borderColor, borderWidth, backgroundColor, color, textDecoration, opacity].join(),
          )
          .join(';');
      };
      Reflect.set(globalThis, keptAs, {root, controls, lookOf, looks: controls.map(lookOf)});
      return controls.map(
        node =>
          `${[node.localName, ...node.classList].join('.')} "${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)}"`,
      );
    },
    [tag, kept] as const,
  );

interface Kept {
  root: ShadowRoot;
  controls: HTMLElement[];
  lookOf: (control: Element) => string;
  looks: string[];
}

/** Focuses a control of the list by keyboard, since browsers show the focus only then. */
async function focusControl(page: Page, index: number) {
  const focus = () =>
    page.evaluate(([name, at]) => (Reflect.get(globalThis, name) as Kept).controls[at]?.focus(), [
      kept,
      index,
    ] as const);
  await focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  // The next stop may have been far away, in a list that renders anew as it scrolls.
  await focus();
}

/** Resolves to the place of the focus, and to whether the control there looks as without it. */
const focused = (page: Page): Promise<{place: Place; isHidden: boolean}> =>
  page.evaluate(name => {
    const {root, controls, looks, lookOf} = Reflect.get(globalThis, name) as Kept;
    const active = root.activeElement;
    const isWithin = document.activeElement === root.host;
    const place = controls.indexOf(active as HTMLElement);
    if (place < 0) return {place: isWithin ? ('between' as const) : ('elsewhere' as const), isHidden: false};
    return {place, isHidden: lookOf(active as HTMLElement) === looks[place]};
  }, kept);

/** Names what can be clicked in the element but isn't a control that the keyboard reaches. */
const clickables = (page: Page) =>
  page.evaluate(name => {
    const {controls, root} = Reflect.get(globalThis, name) as Kept;
    const native = 'a, button, input, select, textarea, summary, label, option, video, iframe';
    const lost = [...root.querySelectorAll('*')].filter(
      node =>
        getComputedStyle(node).cursor === 'pointer' &&
        !node.closest(native) &&
        // In a grid, arrow keys move between the controls.
        !node.closest('[role=grid] [tabindex]') &&
        !controls.some(control => control.contains(node)) &&
        node.checkVisibility({visibilityProperty: true}),
    );
    return [...new Set(lost.map(node => [node.localName, ...node.classList].join('.')))];
  }, kept);

/** The places of the controls that open something, at most three of an element. */
const openers = (page: Page) =>
  page.evaluate(name => {
    const {controls} = Reflect.get(globalThis, name) as Kept;
    // Rows of a long list exist only near the viewport.
    const isOpener = (node: Element) =>
      // The suggestions of a field open while one types.
      node.isConnected && node.matches('[aria-expanded=false]:not([role=combobox])');
    return controls.flatMap((node, index) => (isOpener(node) ? index : [])).slice(0, 3);
  }, kept);

/** Whether a control is open, whether what it has opened floats above the page, and whether it has the focus. */
const opened = (page: Page, index: number) =>
  page.evaluate(
    ([name, at]) => {
      const {controls, root} = Reflect.get(globalThis, name) as Kept;
      const control = controls[at];
      const floating = [...root.querySelectorAll(':popover-open:not([role=tooltip]), dialog[open]')];
      return {
        isOpen: control?.getAttribute('aria-expanded') === 'true',
        isFloating: floating.length > 0,
        hasFocus: root.activeElement === control,
      };
    },
    [kept, index] as const,
  );

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

/** Whether the first control of the listed element takes the focus. */
async function canFocus(page: Page) {
  await focusControl(page, 0);
  return (await focused(page)).place !== 'elsewhere';
}

/**
 * Uses our elements in the page by keyboard, those with kinds of controls that aren't in `seen` yet, and adds these; names
 * what cannot be used.
 */
export async function keyboardProblems(page: Page, seen: Set<string>): Promise<string[]> {
  const problems: string[] = [];
  for (const [tag, kind] of (await elementsWithControls(page)).filter(([, each]) => !seen.has(each))) {
    const names = await listControls(page, tag);
    // It may be gone, or only a copy of it may be left, since the page is longer by now.
    if (!names.length || !(await canFocus(page))) continue;
    seen.add(kind);
    const lost = (await clickables(page)).map(each => `has no control for ${each}`);
    const found = [...lost, ...(await walk(page, names)), ...(await openAndClose(page, names))];
    problems.push(...found.map(each => `${tag} ${each}`));
  }
  return problems;
}
