import {build} from 'esbuild';
import type {Page} from '@playwright/test';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

interface Table {
  english: Record<string, unknown>;
  german: Record<string, unknown> | undefined;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The English texts with a different wording in German. */
export async function englishTexts(): Promise<string[]> {
  const outfile = join(root, `build/texts-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'test/support/messageTables.generated.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    tsconfig: join(root, 'tsconfig.json'),
  });
  try {
    const {messageTables} = (await import(pathToFileURL(outfile).href)) as {messageTables: readonly Table[]};
    const isGerman = new Set(messageTables.flatMap(({german}) => Object.values(german ?? {})));
    return messageTables.flatMap(({english, german}) =>
      Object.entries(english).flatMap(([key, text]) =>
        typeof text === 'string' && text.length > 2 && text !== german?.[key] && !isGerman.has(text) ? [text] : [],
      ),
    );
  } finally {
    rmSync(outfile, {force: true});
  }
}

/** The texts that are visible in our elements, with the element of each. */
export const visibleTexts = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(wanted => {
    const unwanted = new Set(wanted);
    const found: string[] = [];
    const visit = (parent: Element | ShadowRoot, owner: string) => {
      for (const node of parent.childNodes) {
        if (node instanceof Text && unwanted.has(node.data.trim())) found.push(`${owner}: ${node.data}`);
        if (!(node instanceof Element) || node.localName === 'style' || !node.checkVisibility()) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = node.getAttribute(name)?.trim() ?? '';
          if (unwanted.has(text)) found.push(`${owner} ${name}: ${text}`);
        }
        visit(node, owner);
      }
    };
    for (const element of document.querySelectorAll('*'))
      if (element.localName.startsWith('am-') && element.shadowRoot) visit(element.shadowRoot, element.localName);
    return found;
  }, texts);
