import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';

import {productPath} from './server';

/** Finds the source file of a place in the built script. */
function createSourceFinder() {
  const product = readFileSync(productPath, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${productPath}.map`, 'utf8')) as SourceMapPayload);
  const starts = [0, ...[...product.matchAll(/\n/g)].map(({index}) => index + 1)];
  return {
    product,
    fileAt(offset: number): string | undefined {
      // The map knows the name of a function, not the word before it.
      const [word = ''] = /^(?:async )?function ?/.exec(product.slice(offset, offset + 20)) ?? [];
      const line = starts.findLastIndex(start => start <= offset);
      const entry = map.findEntry(line, offset + word.length - (starts[line] ?? 0));
      return 'originalSource' in entry ? entry.originalSource : undefined;
    },
  };
}

/** Counts the product's source files that run in a page: those with a function called between `start` and `finish`. */
export function countRanFiles(page: Page) {
  const {product, fileAt} = createSourceFinder();
  return {
    start: () => page.coverage.startJSCoverage({resetOnNavigation: false, reportAnonymousScripts: true}),
    async finish(): Promise<ReadonlySet<string>> {
      const files = new Set<string>();
      for (const {source = '', functions} of await page.coverage.stopJSCoverage()) {
        const begin = source.indexOf(product);
        if (begin < 0) continue;
        for (const {ranges} of functions) {
          const [range] = ranges;
          const file = range && range.count > 0 ? fileAt(range.startOffset - begin) : undefined;
          if (file) files.add(file);
        }
      }
      if (!files.size) throw new Error('the built script has not run');
      return files;
    },
  };
}
