import type {BrowserContext} from 'playwright';

import {offerPage} from './grantsOfPage';
import {offerRequests} from './grantsOfRequests';
import {offerStorage} from './grantsOfStorage';
import type {Metadata, Moment} from './metadata';

/** Functions that a script manager offers, under their older names (`GM_getValue`). */
export type Offer = Readonly<Record<string, (...words: never[]) => unknown>>;

declare global {
  /** The functions offered to a script of this name. */
  var benchOffers: ((script: string) => Offer)[] | undefined;
  /** Runs a script at its moment, with the grants in its metadata. */
  var benchManager:
    | ((metadata: Metadata, names: readonly string[], body: (...words: unknown[]) => void) => void)
    | undefined;
}

/** Runs in the page: the script manager itself. */
function runManager() {
  const isReached = (moment: Moment) =>
    moment === 'document-start'
      ? Boolean(document.documentElement)
      : moment === 'document-body'
        ? Boolean(document.body)
        : document.readyState !== 'loading';
  const at = (moment: Moment, run: () => void) => {
    if (isReached(moment)) return run();
    const isEarly = moment === 'document-start' || moment === 'document-body';
    if (!isEarly) {
      const later = moment === 'document-idle' ? () => void setTimeout(run) : run;
      return addEventListener('DOMContentLoaded', later, {once: true});
    }
    const observer = new MutationObserver(() => {
      if (!isReached(moment)) return;
      observer.disconnect();
      run();
    });
    observer.observe(document, {childList: true, subtree: true});
  };
  /** `GM.getValue` is `GM_getValue` with a promise; only one name differs in more than that. */
  const newer = (name: string) => (name === 'GM_xmlhttpRequest' ? 'xmlHttpRequest' : name.slice('GM_'.length));
  globalThis.benchManager = (metadata, names, body) => {
    const offered: Offer = Object.assign(
      {},
      ...(globalThis.benchOffers ?? []).map(offer => offer(metadata.name)),
    ) as Offer;
    const info = {
      script: {...metadata, grant: metadata.grants},
      scriptHandler: 'bench',
      version: '1',
      isIncognito: false,
    };
    const promised = Object.entries(offered)
      .filter(([name]) => metadata.grants.includes(`GM.${newer(name)}`))
      .map(([name, call]) => [newer(name), async (...words: never[]) => call(...words)] as const);
    const values: Readonly<Record<string, unknown>> = {
      ...offered,
      GM: {...Object.fromEntries(promised), info},
      GM_info: info,
      unsafeWindow: window,
    };
    at(metadata.runAt, () =>
      body.apply(
        window,
        names.map(name => values[name]),
      ),
    );
  };
}

/** The text of a userscript as a script manager evaluates it: a function whose parameters are its grants. */
export function wrapped(code: string, metadata: Metadata): string {
  const granted = metadata.grants.filter(grant => /^GM_\w+$/.test(grant) && grant !== 'GM_info');
  const names = [...granted, 'GM', 'GM_info', 'unsafeWindow'];
  return `benchManager(${JSON.stringify(metadata)}, ${JSON.stringify(names)}, (function (${names.join(', ')}) {\n${code}\n}));`;
}

/** Adds the script manager to the pages of a context, for scripts that are `wrapped`. */
export async function addManager(context: BrowserContext) {
  for (const offer of [offerStorage, offerPage, offerRequests, runManager]) await context.addInitScript(offer);
}
