/** Host nodes that a row may change, created anew for each row; see `guardRows.ts`. */
export interface Scene {
  /** The parent of the other nodes. */
  box: HTMLElement;
  /** An element with a class, an attribute, a style, a data attribute and one text. */
  host: HTMLElement;
  text: Text;
  /** The element after `host`. */
  next: HTMLElement;
  link: HTMLAnchorElement;
  image: HTMLImageElement;
  svg: SVGElement;
  /** A fragment created by the host, with one element. */
  fragment: DocumentFragment;
  /** Runs a function as if the host called it. */
  asHost<T>(make: () => T): T;
  /** Turns markup into a value that the page's Trusted Types policy accepts. */
  html(markup: string): string;
}

/** A change that the guard must report, with the messages of its reports. */
export type GuardRow = readonly [name: string, plant: (scene: Scene) => void, reports: readonly string[]];

/** Runs in the page: plants every row in a scene of its own, and returns the messages reported for each. */
export function runRows(plants: readonly ((scene: Scene) => void)[]): string[][] {
  const standing = (window as Window & {automailStandIn?: {drawing?: number; health: {message: string}[]}})
    .automailStandIn;
  if (!standing) throw new Error('this is not the stand-in');
  const asHost = <T>(make: () => T): T => {
    standing.drawing = 1;
    try {
      return make();
    } finally {
      standing.drawing = 0;
    }
  };
  const factory = (
    window as Window & {trustedTypes?: {createPolicy(name: string, rules: object): {createHTML(text: string): string}}}
  ).trustedTypes;
  const policy = factory?.createPolicy('automail-html', {createHTML: (text: string) => text});
  const html = (markup: string): string => policy?.createHTML(markup) ?? markup;
  const scene = (): Scene =>
    asHost(() => {
      const box = document.createElement('div');
      box.className = 'box';
      const host = document.createElement('h6');
      host.className = 'row';
      host.title = 'Words';
      host.style.color = 'red';
      host.dataset.kind = 'row';
      const text = document.createTextNode('Some words');
      host.append(text);
      const next = document.createElement('p');
      const link = document.createElement('a');
      const image = document.createElement('img');
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      box.append(host, next, link, image, svg);
      document.body.append(box);
      const template = document.createElement('template');
      template.content.append(document.createElement('b'));
      const fragment = document.importNode(template.content, true);
      return {box, host, text, next, link, image, svg, fragment, asHost, html};
    });
  return plants.map(plant => {
    const own = scene();
    standing.health.length = 0;
    plant(own);
    const found = standing.health.map(({message}) => message);
    asHost(() => own.box.remove());
    standing.health.length = 0;
    return found;
  });
}
