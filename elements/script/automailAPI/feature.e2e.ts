import {apiCalls} from '#e2e/support/find';
import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';
import {vaultToken} from '#e2e/support/vault';

/** The API as other scripts see it; the test uses nothing else. */
type Theirs = Document & {
  automailAPI?: {
    query(text: unknown, variables?: object): Promise<unknown>;
    questions(): Promise<{id: string; options: {id: string; choices?: string[]}[]}[]>;
    ask(question: string, about: object): Promise<{isPartial: boolean; figures: object; tables: {rows: object[]}[]}>;
    logOut(): void;
  };
};

const query = 'query Theirs($name: String) { User(name: $name) { id name } }';

test(
  '[automailAPI] answers queries of other scripts within our rate limit and with our sign-in',
  {tag: ['@core', '@journey']},
  async ({open, standIn, ids}) => {
    const page = await open('/home', {as: 'member', token: true, settings: {automailAPI: true}});
    const answer = await page.evaluate(([text, name]) => (document as Theirs).automailAPI?.query(text, {name}), [
      query,
      ids.other,
    ] as const);
    expect(answer).toEqual({User: {id: expect.any(Number), name: ids.other}});
    const viewer = await page.evaluate(() => (document as Theirs).automailAPI?.query('{ Viewer { name } }'));
    expect(viewer).toEqual({Viewer: {name: ids.user}});
    expect((await apiCalls(standIn)).map(({operation}) => operation)).toContain('Theirs');
  },
);

test('[automailAPI] signs out on request, exists only while it is on, and rejects calls once switched off', async ({
  open,
}) => {
  const page = await open('/home', {as: 'member', token: true});
  const isThere = () => page.evaluate(() => 'automailAPI' in document);
  expect(await isThere()).toBe(false);
  await changeSettings(page, {automailAPI: true});
  await expect.poll(isThere).toBe(true);
  const kept = await page.evaluateHandle(() => (document as Theirs).automailAPI);
  await changeSettings(page, {automailAPI: false});
  await expect.poll(isThere).toBe(false);
  expect(await kept.evaluate(api => api?.query('{ Viewer { id } }').catch((error: Error) => error.message))).toMatch(
    /turned off/,
  );
  await changeSettings(page, {automailAPI: true});
  await expect.poll(isThere).toBe(true);
  await test.step('leaves what another script has put there', async () => {
    await page.evaluate(() => Reflect.set(document, 'automailAPI', 'of another script'));
    await changeSettings(page, {automailAPI: false});
    await expect(page.locator('am-automail-api')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(document, 'automailAPI') as unknown)).toBe('of another script');
    await page.evaluate(() => Reflect.deleteProperty(document, 'automailAPI'));
    await changeSettings(page, {automailAPI: true});
    await expect.poll(isThere).toBe(true);
  });
  expect(await vaultToken(page)).toMatch(/^eyJ/);
  await page.evaluate(() => (document as Theirs).automailAPI?.logOut());
  expect(await vaultToken(page)).toBeUndefined();
});

test('[automailAPI] answers questions about users with plain data, and rejects mutations, invalid queries and those that can change the list with a message', async ({
  open,
  standIn,
  ids,
}) => {
  const page = await open('/home', {as: 'member', token: true, settings: {automailAPI: true}});
  const before = await standIn.control<unknown[]>('ledger');
  const questions = (await page.evaluate(() => (document as Theirs).automailAPI?.questions())) ?? [];
  const known = questions.map(({id}) => id);
  expect(known).toContain('datingMess');
  expect(known).not.toContain('datingDanger');
  expect(questions.find(({id}) => id === 'datingMess')?.options[0]?.choices).toEqual(['ANIME', 'MANGA']);
  const ask = (question: string, about: object) =>
    page.evaluate(
      async ([id, wanted]) => (document as Theirs).automailAPI?.ask(id, wanted).catch((error: Error) => error.message),
      [question, about] as const,
    );
  const first = await ask('firstActivity', {userName: ids.user});
  expect(first).toEqual({
    isPartial: false,
    notes: [],
    figures: {Date: expect.any(String), Activity: expect.stringMatching(/\/activity\/\d+$/)},
    tables: [],
  });
  const dates = await ask('datingMess', {userName: ids.other, options: {type: 'MANGA', nonsense: 1}});
  expect(dates).toMatchObject({isPartial: false, notes: [expect.stringMatching(/entries checked\.$/)]});
  await test.step('queries', async () => {
    const query = (text: unknown) =>
      page.evaluate(
        async wanted =>
          (document as Theirs).automailAPI?.query(wanted).then(
            () => 'answered',
            (error: Error) => `${error.message} ${Object.keys(error).join()}`.trim(),
          ),
        text,
      );
    for (const bad of ['mutation { ToggleFollow(userId: 2) { id } }', 'nonsense {', '', 'query A { a } query B { b }'])
      expect(await query(bad)).toMatch(/mutations/i);
    expect(await query(7)).toMatch(/string/);
    expect(await query('{ User(name: "nobody-of-this-name") { id } }')).toMatch(/find/);
    expect(((await query(`{ ${'x'.repeat(5000)} }`)) ?? '').length).toBe(300);
  });
  for (const [question, about, message] of [
    ['datingDanger', {userName: ids.user, options: {mode: 'real'}}, "That query isn't available to other scripts."],
    ['firstActivity', {}, 'userName is missing: pass the name of the user to ask about.'],
    ['firstActivity', {userName: 'nobody-of-this-name'}, "We couldn't find this on AniList."],
  ] as const)
    expect(await ask(question, about)).toBe(message);
  expect(await standIn.control<unknown[]>('ledger')).toEqual(before);
});

test('[automailAPI] stops a question when its signal aborts, and marks its results as partial', async ({
  open,
  standIn,
  ids,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const page = await open('/home', {as: 'member', token: true, settings: {automailAPI: true}});
  const asked = page.evaluateHandle(
    ([name]) => {
      const end = new AbortController();
      const answer = (document as Theirs).automailAPI?.ask('blockFinder', {userName: name, signal: end.signal});
      return {answer, stop: () => end.abort()};
    },
    [ids.user] as const,
  );
  const question = await asked;
  const pages = async () => (await apiCalls(standIn)).filter(({operation}) => operation === 'LatestStatuses').length;
  await expect.poll(pages).toBeGreaterThanOrEqual(2);
  await question.evaluate(({stop}) => stop());
  expect(await question.evaluate(({answer}) => answer)).toMatchObject({isPartial: true});
  const askElse = () => page.evaluate(() => (document as Theirs).automailAPI?.query('{ Viewer { name } }'));
  // A page that was on its way when the question was stopped has arrived by then.
  await askElse();
  const after = await pages();
  await askElse();
  expect(await pages()).toBe(after);
});
