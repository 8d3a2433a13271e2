import {existsSync, readFileSync} from 'node:fs';
import type {Browser} from 'playwright';

import {extensionFolder} from '../../support/extension';
import {publishedPath, siteUrl} from '../../support/server';
import type {Bench} from '../bench';
import type {FigureId} from '../bars';
import {reactDom} from '../calibrations';
import {chunkAlone} from '../chunks';
import {blankPage, evaluate, evaluationTime, freshContext, growth, openCdpSession} from '../measure';
import type {Reading} from '../repeat';
import {userscript, type Subject} from '../subjects';

/** The page on which everything is evaluated. */
const startPath = '/reviews';

/** Milliseconds of evaluation in a fresh context. */
async function evaluationOf(browser: Browser, subject: Subject) {
  const context = await freshContext(browser);
  const time = await evaluationTime(await blankPage(context, startPath), subject);
  await context.close();
  return time;
}

/**
 * Milliseconds of script until the first lazy component is rendered, once the core is running: the one-time cost of
 * lazy loading.
 */
async function lazyComponents(browser: Browser, ours: Subject) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/settings/apps');
  const session = await openCdpSession(page);
  await evaluate(page, ours);
  const cost = await growth(session, 'ScriptDuration', async () => {
    await page.evaluate(() => {
      const settings = document.createElement('div');
      settings.className = 'settings container';
      const content = document.createElement('div');
      content.className = 'content';
      settings.append(content);
      document.body.append(settings);
    });
    await page.locator('am-settings-page h2').waitFor();
  });
  await context.close();
  return cost * 1000;
}

/** The core chunk alone, as a subject; `undefined` if the build has no chunk of that name. */
function coreOf(ours: Subject): Subject | undefined {
  const code = chunkAlone('core');
  return code === undefined ? undefined : {...ours, name: 'core', code};
}

interface ExtensionManifest {
  readonly content_scripts: readonly {
    readonly js: readonly string[];
    readonly matches: readonly string[];
    readonly world?: string;
  }[];
}

/** The extension's content scripts in the world of a page, as a subject; `undefined` if it was not built. */
function extensionScript(path: string): Subject | undefined {
  const folder = extensionFolder('chromium');
  if (!existsSync(`${folder}/manifest.json`)) return undefined;
  const {content_scripts: scripts} = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as ExtensionManifest;
  const isFor = (pattern: string) => [siteUrl + path, `${siteUrl}/*`].includes(pattern);
  const files = scripts.filter(({matches, world}) => world === 'MAIN' && matches.some(isFor)).flatMap(({js}) => js);
  return {name: 'extension', code: files.map(file => readFileSync(`${folder}/${file}`, 'utf8')).join('')};
}

export async function measureStart({browser, ours, peers, measure, note}: Bench) {
  const readable = userscript(publishedPath('automail.user.js'), 'ours');
  const small = userscript(publishedPath('automail.min.user.js'), 'small');
  const core = coreOf(ours);
  const extension = extensionScript(startPath);
  if (!core) note('core chunk alone: skipped, the build has no chunk named "core"');
  const compared: [FigureId, column: string, Subject][] = [
    ...[readable, ...peers].map((subject): [FigureId, string, Subject] => ['evaluation', subject.name, subject]),
    ['evaluationSmall', 'ours', small],
    ...(core ? [['evaluationCore', 'ours', core] satisfies [FigureId, string, Subject]] : []),
    ...(extension ? [['evaluationExtension', 'ours', extension] satisfies [FigureId, string, Subject]] : []),
  ];
  await measure({least: 8, most: 40}, async () => {
    const base = await evaluationOf(browser, reactDom);
    const readings: Reading[] = [];
    for (const [figure, column, subject] of compared)
      readings.push([figure, column, (await evaluationOf(browser, subject)) / base]);
    return readings;
  });
  await measure({least: 4, most: 12}, async () => [
    ['lazyComponents', 'ours', (await lazyComponents(browser, ours)) / (await evaluationOf(browser, reactDom))],
  ]);
}
