import type {Page} from '@playwright/test';
import {guardRows} from '../../support/guardRows';
import {runRows} from '../../support/guardScene';
import {expect, test} from '../../support/test';

const findings = (page: Page) =>
  page.evaluate(() =>
    (window as Window & {automailStandIn?: {health: {kind: string; message: string}[]}}).automailStandIn?.health
      .filter(({kind}) => kind === 'guard')
      .map(({message}) => message),
  );

const nowhere = '/terms';

test.describe('guard: forbidden changes', () => {
  test.use({expectedReports: [[/"kind":"guard"/, /Node was not found|not a child/], {scope: 'test'}]});

  const planted: [name: string, route: string, plant: () => void, message: RegExp][] = [
    ['reports a removed host node', nowhere, () => document.querySelector('.page-content h1')?.remove(), /^removed h1/],
    [
      'reports a moved host node',
      nowhere,
      () => {
        const heading = document.querySelector('.page-content h1');
        if (heading) document.querySelector('.footer')?.append(heading);
      },
      /^moved h1/,
    ],
    [
      'reports a rewritten text node',
      nowhere,
      () => {
        const text = document.querySelector('.page-content h1')?.firstChild;
        if (text) text.nodeValue = 'Other words';
      },
      /^rewrote text of #text "Terms of Service"/,
    ],
    [
      'reports a changed class',
      nowhere,
      () => document.querySelector('.page-content h1')?.classList.add('mine'),
      /^rewrote attribute:class of h1/,
    ],
    [
      'reports a changed style',
      nowhere,
      () => document.querySelector<HTMLElement>('.page-content h1')?.style.setProperty('display', 'none'),
      /^rewrote attribute:style of h1/,
    ],
    [
      'reports an element inserted before a placeholder',
      '/anime/7',
      () => {
        const wrap = document.querySelector('.media .header-wrap');
        wrap?.insertBefore(document.createElement('am-test'), wrap.firstChild);
      },
      /^inserted before a placeholder in div.header-wrap/,
    ],
    [
      'reports an inserted element that is not one of ours',
      nowhere,
      () => document.querySelector('.page-content .container')?.append(document.createElement('span')),
      /^inserted span into div.container/,
    ],
  ];
  for (const [name, route, plant, message] of planted)
    test(name, async ({open, standIn, ids}) => {
      const page = await open(route === '/anime/7' ? `/anime/${ids.animeNoBanner}` : route, {withoutProduct: true});
      expect(await findings(page)).toEqual([]);
      await page.evaluate(plant);
      const found = await findings(page);
      expect(found?.length).toBe(1);
      expect(found?.[0]).toMatch(message);
      const sent = () => standIn.control<{kind: string}[]>('health');
      await expect.poll(async () => (await sent()).some(({kind}) => kind === 'guard')).toBe(true);
    });
});

test.describe('guard: methods and setters that change nodes', () => {
  test.use({expectedReports: [[/"kind":"guard"/], {scope: 'test'}]});

  test('reports each one that changes a host node', async ({open}) => {
    const page = await open(nowhere, {withoutProduct: true});
    const plants = guardRows.map(([, plant]) => plant.toString()).join(',');
    const found: string[][] = await page.evaluate(`(${runRows.toString()})([${plants}])`);
    const table = (reports: readonly (readonly string[])[]) =>
      guardRows.map(([name], i) => `${name}: ${(reports[i] ?? []).join(', ')}`);
    expect(table(found)).toEqual(table(guardRows.map(([, , reports]) => reports)));
  });
});

test.describe('guard: permitted changes', () => {
  test('allows our elements to be inserted beside and inside host elements, and to be removed', async ({open}) => {
    const page = await open(nowhere, {withoutProduct: true});
    await page.evaluate(() => {
      const heading = document.querySelector('.page-content h1');
      const guest = () => document.createElement('am-guest');
      heading?.after(guest());
      heading?.append(guest());
      heading?.prepend(guest());
      heading?.before(guest());
      heading?.toggleAttribute('data-am-instead', true);
      heading?.removeAttribute('data-am-instead');
      document.querySelectorAll('am-guest').forEach(one => one.remove());
    });
    expect(await findings(page)).toEqual([]);
  });

  test('allows writes to a node that carries the mark of an override', async ({open}) => {
    const page = await open(nowhere, {withoutProduct: true});
    await page.evaluate(() => {
      const mark = Symbol.for('automail.override');
      const heading = document.querySelector('.page-content h1');
      const text = heading?.firstChild;
      if (!heading || !text) throw new Error('no heading');
      Reflect.set(text, mark, new Set(['text']));
      text.nodeValue = 'Other words';
      Reflect.set(heading, mark, new Set(['attribute:title']));
      heading.setAttribute('title', 'Mine');
    });
    expect(await findings(page)).toEqual([]);
  });

  test("allows the host's own changes, also when other code called the host", async ({open, ids}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {withoutProduct: true, as: 'member'});
    await page.evaluate(() => {
      const host = document.getElementById('app') as HTMLElement & {
        __vue__: {$router: {push(path: string): void}; $store: {dispatch(name: string, id: number): void}};
      };
      host.__vue__.$store.dispatch('medialistEditor/open', 1);
      host.__vue__.$router.push('/forum/recent');
    });
    await page.locator('.thread-card').first().waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('reports nothing when it is switched off', async ({open}) => {
    const page = await open(`${nowhere}?guard=0`, {withoutProduct: true});
    await page.evaluate(() => document.querySelector('.page-content h1')?.classList.add('mine'));
    expect(await findings(page)).toEqual([]);
  });
});
