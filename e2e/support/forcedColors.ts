import type {Page} from '@playwright/test';

interface Found {
  readonly marks: readonly {readonly node: Element; readonly pseudo?: '::before' | '::after'}[];
  readonly parentOf: (node: Element) => Element | null;
  /** The color behind an element's content; empty if nothing is painted. */
  readonly ground: (from: Element | null) => string;
}

/** The name under which the page keeps what `findMarks` found, and how it looked. */
const kept = 'automailMarks';

/** Shows the page as in a high-contrast mode of the system, or no longer so. */
export const forceColors = (page: Page, isForced: boolean) =>
  page.emulateMedia({
    forcedColors: isForced ? 'active' : 'none',
    reducedMotion: isForced ? 'reduce' : 'no-preference',
  });

/**
 * Finds the visible marks in our elements: bars, dots, ticks, swatches and drawn icons, which have neither a text, nor a
 * picture, nor a border. Called in the colors of the site; resolves to their number.
 */
export const findMarks = (page: Page) =>
  page.evaluate(name => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
    const parentOf = (node: Element): Element | null =>
      node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
    const ground = (from: Element | null): string => {
      for (let at = from; at; at = parentOf(at)) {
        const {backgroundColor} = getComputedStyle(at);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    const isBordered = (style: CSSStyleDeclaration) =>
      ['top', 'right', 'bottom', 'left'].some(
        side =>
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          style.getPropertyValue(`border-${side}-width`) !== '0px',
      );
    const isPainted = (style: CSSStyleDeclaration, around: string) =>
      !isBordered(style) &&
      ((!isClear(style.backgroundColor) && style.backgroundColor !== around) ||
        style.backgroundImage.includes('gradient') ||
        style.boxShadow.includes('inset') ||
        style.maskImage !== 'none');
    const content = 'img, svg, video, iframe, input, select, textarea, meter';
    const isBare = (node: Element) =>
      node instanceof HTMLElement && !node.innerText.trim() && !node.matches(content) && !node.querySelector(content);
    const marks: Found['marks'][number][] = [];
    const look = (node: Element) => {
      const box = node.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) return;
      if (!node.checkVisibility({opacityProperty: true, visibilityProperty: true})) return;
      const style = getComputedStyle(node);
      if (node instanceof SVGGeometryElement) {
        if (style.fill !== 'none' || style.stroke !== 'none') marks.push({node});
        return;
      }
      if (isPainted(style, ground(parentOf(node))) && isBare(node)) marks.push({node});
      for (const pseudo of ['::before', '::after'] as const) {
        const drawn = getComputedStyle(node, pseudo);
        if (drawn.content === '""' && drawn.display !== 'none' && isPainted(drawn, ground(node)))
          marks.push({node, pseudo});
      }
    };
    for (const {localName, shadowRoot} of document.querySelectorAll('*'))
      if (localName.startsWith('am-') && shadowRoot) for (const node of shadowRoot.querySelectorAll('*')) look(node);
    const found: Found = {marks, parentOf, ground};
    Reflect.set(globalThis, name, found);
    return marks.length;
  }, kept);

/** Names the marks that don't differ from their surroundings. Called with the colors forced. */
export const lostMarks = (page: Page) =>
  page.evaluate(name => {
    const {marks, parentOf, ground} = Reflect.get(globalThis, name) as Found;
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('this browser draws no canvas');
    /** A color on a surface, as red, green, blue. */
    const mixed = (color: string, surface: string) => {
      for (const fill of [surface, color]) {
        canvas.fillStyle = fill;
        canvas.fillRect(0, 0, 1, 1);
      }
      return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3);
    };
    const luminance = (color: string, surface: string) => {
      const [red = 0, green = 0, blue = 0] = [...mixed(color, surface)].map(each => (each / 255) ** 2.2);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const differs = (color: string, surface: string) => {
      const [one, other] = [luminance(color, surface), luminance(surface, surface)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) > 1.5;
    };
    const isSeen = ({node, pseudo}: Found['marks'][number]) => {
      const style = getComputedStyle(node, pseudo);
      const around = ground(pseudo ? node : parentOf(node)) || 'Canvas';
      if (node instanceof SVGElement)
        return [style.fill, style.stroke].some(paint => paint !== 'none' && differs(paint, around));
      // The system draws the whole control.
      if (getComputedStyle(node).appearance !== 'none') return true;
      const lines = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].filter(
        line => style.getPropertyValue(`${line}-style`) !== 'none' && style.getPropertyValue(`${line}-width`) !== '0px',
      );
      const colors = [style.backgroundColor, ...lines.map(line => style.getPropertyValue(`${line}-color`))];
      return style.backgroundImage !== 'none' || colors.some(color => differs(color, around));
    };
    const nameOf = ({node, pseudo}: Found['marks'][number]) =>
      `${(node.getRootNode() as ShadowRoot).host.localName} ${[node.localName, ...node.classList].join('.')}${pseudo ?? ''}`;
    return [...new Set(marks.filter(mark => !isSeen(mark)).map(nameOf))];
  }, kept);

/**
 * Names the controls of ours that look the same whether they are pressed, chosen or current, or not. Called with the
 * colors forced.
 */
export const lostStates = (page: Page) =>
  page.evaluate(() => {
    const states = {
      'aria-pressed': ['true', 'false'],
      'aria-selected': ['true', 'false'],
      'aria-checked': ['true', 'false'],
      'aria-current': ['true', null],
    } as const;
    const signs = [
      ...['background-color', 'background-image', 'color', 'fill', 'stroke', 'opacity', 'visibility', 'display'],
      ...['font-weight', 'text-decoration-line', 'outline-style', 'outline-width', 'outline-color', 'content'],
      ...['top', 'right', 'bottom', 'left'].flatMap(side =>
        ['style', 'width', 'color'].map(sign => `border-${side}-${sign}`),
      ),
    ];
    const lookOf = (control: Element) =>
      [control, ...control.querySelectorAll('*')]
        .flatMap(node => [null, '::before', '::after'].map(pseudo => getComputedStyle(node, pseudo)))
        .map(style => signs.map(sign => style.getPropertyValue(sign)).join())
        .join(';');
    const looksWith = (control: Element, name: string, value: string | null) => {
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
      return lookOf(control);
    };
    const lost = new Set<string>();
    for (const {localName, shadowRoot} of document.querySelectorAll('*'))
      for (const [name, [on, off]] of Object.entries(states))
        for (const control of (localName.startsWith('am-') && shadowRoot?.querySelectorAll(`[${name}]`)) || []) {
          if (!control.checkVisibility()) continue;
          const before = control.getAttribute(name);
          if (looksWith(control, name, on) === looksWith(control, name, off))
            lost.add(`${localName} ${[control.localName, ...control.classList].join('.')} ${name}`);
          if (before !== null) control.setAttribute(name, before);
        }
    return [...lost];
  });
