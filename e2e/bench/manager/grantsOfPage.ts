/**
 * Runs in the page: offers the functions for the page and the browser around it. Functions that would leave the page do
 * nothing.
 */
export function offerPage() {
  (globalThis.benchOffers ??= []).push(script => {
    const add = (parent: Node, tag: string, attributes: Readonly<Record<string, string>> = {}) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes))
        if (name === 'textContent') element.textContent = value;
        else element.setAttribute(name, value);
      parent.appendChild(element);
      return element;
    };
    const head = () => document.head ?? document.documentElement;
    let commands = 0;
    return {
      GM_addStyle: (css: string) => add(head(), 'style', {textContent: css}),
      GM_addElement: (...words: [Node, string, Record<string, string>?] | [string, Record<string, string>?]) =>
        typeof words[0] === 'string'
          ? add(head(), words[0], words[1] as Record<string, string> | undefined)
          : add(words[0], words[1] as string, words[2]),
      GM_openInTab: () => ({closed: true, close() {}, onclose: undefined}),
      GM_setClipboard() {},
      GM_notification() {},
      GM_registerMenuCommand: () => (commands += 1),
      GM_unregisterMenuCommand() {},
      GM_log: (...words: unknown[]) => console.info(`[${script}]`, ...words),
    };
  });
}
