import type {CDPSession, Page} from '@playwright/test';

import {waitUntilSettled} from './page';

interface Coverage {
  readonly url: string;
  readonly scriptId: string;
  readonly functions: readonly {readonly ranges: readonly {readonly startOffset: number; readonly count: number}[]}[];
}

/** A chunk of the built script by its name, and its length in bytes. */
export interface EvaluatedChunk {
  readonly name: string;
  readonly bytes: number;
}

/** The beginnings and ends of the chunks that a built script contains as code. */
function chunksOf(source: string) {
  const starts = [...source.matchAll(/^(?:define\(["']([^"']+)["']|function texts\(\))/gm)];
  return starts.map(({index, 1: name = ''}, n) => ({name, index, end: starts[n + 1]?.index ?? source.length}));
}

/** The addresses of chunks that the minified script has evaluated from text. */
const textChunk = /^automail\.min\/(.+)\.js$/;
/** The last lines of a built script. */
const isProduct = (source: string) => /load\((?:'main'|entry\(\))\);\n\}\)\(\);/.test(source);

/** The chunks of a script whose functions have run. */
function evaluatedIn(source: string, {functions}: Coverage): readonly EvaluatedChunk[] {
  const ran = functions.flatMap(({ranges: [own]}) => (own && own.count > 0 ? [own.startOffset] : []));
  const chunks = chunksOf(source);
  return chunks
    .filter(({index, end}) => ran.some(offset => offset > index && offset < end))
    .map(({name, index, end}) => ({name, bytes: end - index}));
}

/** The text of a script; empty where it has been collected as garbage. */
const sourceOf = (session: CDPSession, scriptId: string) =>
  session.send('Debugger.getScriptSource', {scriptId}).then(
    ({scriptSource}) => scriptSource,
    () => '',
  );

/**
 * Counts the product's code that a page evaluates. Call `start` before the page loads; `finish` waits until the page
 * has settled, and resolves to the chunks that were evaluated since.
 */
export function countEvaluated() {
  let session: CDPSession | undefined;
  return {
    async start(page: Page) {
      session = await page.context().newCDPSession(page);
      await session.send('Debugger.enable');
      await session.send('Profiler.enable');
      await session.send('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
    },
    async finish(page: Page): Promise<readonly EvaluatedChunk[]> {
      if (!session) throw new Error('nothing was counted: call `start` first');
      await waitUntilSettled(page);
      const {result} = await session.send('Profiler.takePreciseCoverage');
      const fromText: EvaluatedChunk[] = [];
      let fromCode: readonly EvaluatedChunk[] = [];
      for (const coverage of result) {
        const source = await sourceOf(session, coverage.scriptId);
        const [, name] = textChunk.exec(coverage.url) ?? [];
        if (name !== undefined) fromText.push({name, bytes: source.length});
        // A page with another script also has the built one, as a function that nothing calls.
        else if (isProduct(source) && !fromCode.length) fromCode = evaluatedIn(source, coverage);
      }
      if (!fromCode.length) throw new Error('the product is not among the scripts of the page');
      return [...fromCode, ...fromText.filter(({name}) => name !== 'permission')];
    },
  };
}

/** The sum of the lengths of chunks, in bytes. */
export const bytesOf = (chunks: readonly EvaluatedChunk[]) => chunks.reduce((sum, {bytes}) => sum + bytes, 0);
