import {expect} from 'chai';

import {release} from '#platform/release';
import {fetchSiteFixes} from '#services/siteFixes';
import {siteFixes, siteFixesWanted} from '#services/settings/siteFixes';
import {useConsole} from '../support/console';
import {fakeServices, type FakeServices} from '../support/services';

const day = 86_400_000;
const address = 'https://s4.anilist.co/fixes.json';
const fix = {id: 'tweets', reason: 'It hides the whole feed.'};
const earlier = {features: [{...fix, id: 'drafts'}], selectors: []};
const list = {features: [fix], selectors: []};
const published = JSON.stringify({version: 1, ...list});

interface Details {
  readonly url: string;
  readonly timeout: number;
  onload(answer: {status: number; responseText: string}): void;
  onerror(): void;
}

describe('fetchSiteFixes (rule script-8)', () => {
  const log = useConsole();
  let services: FakeServices;
  let now = 0;
  let sent: Details[];
  let aborts = 0;
  /** The answer of the address; none yet by default. */
  let reply: (details: Details) => void;
  const says = (responseText: string, status = 200) => {
    reply = ({onload}) => onload({status, responseText});
  };
  beforeEach(() => {
    now = 1000 * day;
    sent = [];
    aborts = 0;
    reply = () => undefined;
    services = fakeServices({now: () => now});
    Object.assign(release, {siteFixes: address});
    Reflect.set(globalThis, 'GM_xmlhttpRequest', (details: Details) => {
      sent.push(details);
      reply(details);
      return {abort: () => void (aborts += 1)};
    });
  });
  afterEach(() => {
    services.stop();
    Object.assign(release, {siteFixes: ''});
    Reflect.deleteProperty(globalThis, 'GM_xmlhttpRequest');
  });
  const known = () => services.settings.get(siteFixes);

  it('stores the list and the time of the request', async () => {
    says(published);
    await fetchSiteFixes(services);
    expect(sent.map(({url, timeout}) => [url, timeout])).to.deep.equal([[address, 10_000]]);
    expect(known()).to.deep.equal({...list, at: now});
  });

  it('sends one request a day', async () => {
    says(published);
    await fetchSiteFixes(services);
    now += day - 1;
    await fetchSiteFixes(services);
    expect(sent.length).to.equal(1);
    now += 1;
    await fetchSiteFixes(services);
    expect(sent.length).to.equal(2);
  });

  it('sends one request for all tabs, even before there is an answer, and uses the last list until then', () => {
    services.settings.set(siteFixes, {...earlier, at: now - day});
    void fetchSiteFixes(services);
    void fetchSiteFixes(services);
    expect(sent.length).to.equal(1);
    expect([known().features, known().selectors]).to.deep.equal([earlier.features, earlier.selectors]);
  });

  for (const [what, fail] of [
    ['there was no answer', () => (reply = ({onerror}) => onerror())],
    ['the address answered with an error', () => says('', 503)],
    ['the page ended before the answer', () => (reply = () => undefined)],
  ] as const)
    it(`sends its request again after an hour if ${what}`, async () => {
      fail();
      void fetchSiteFixes(services);
      await Promise.resolve();
      now += 3_600_000 - 1;
      says(published);
      await fetchSiteFixes(services);
      expect(sent.length).to.equal(1);
      now += 1;
      await fetchSiteFixes(services);
      expect(sent.length).to.equal(2);
      expect(known()).to.deep.equal({...list, at: now});
    });

  it('sends no request if the user does not want it or the build has no address', async () => {
    services.settings.set(siteFixesWanted, false);
    await fetchSiteFixes(services);
    services.settings.set(siteFixesWanted, true);
    Object.assign(release, {siteFixes: ''});
    await fetchSiteFixes(services);
    expect(sent.length).to.equal(0);
    expect(known().at).to.equal(0);
  });

  const longest = published.padEnd(50_000);
  for (const [condition, body, status, expected] of [
    ['takes 50,000 characters', longest, 200, list],
    ['keeps the last list where it has 50,001 characters', `${longest} `, 200, earlier],
    ['keeps the last list where the address answers with an error', published, 404, earlier],
    ['keeps the last list where the answer is of another form', '{}', 200, earlier],
    [
      'keeps the last list where the answer is of a later version',
      published.replace('"version":1', '"version":2'),
      200,
      earlier,
    ],
  ] as const)
    it(condition, async () => {
      services.settings.set(siteFixes, {...earlier, at: 1});
      says(body, status);
      await fetchSiteFixes(services);
      expect(known()).to.deep.equal({
        ...expected,
        at: status === 200 && body.length <= 50_000 ? now : now - day + 3_600_000,
      });
      expect(log.lines.filter(line => line.includes('the list of fixes')).length).to.equal(expected === list ? 0 : 1);
    });

  it('keeps the last list and logs that when there is no answer', async () => {
    services.settings.set(siteFixes, {...earlier, at: 1});
    reply = ({onerror}) => onerror();
    await fetchSiteFixes(services);
    expect(known()).to.deep.equal({...earlier, at: now - day + 3_600_000});
    expect(log.lines.join()).to.include('the list of fixes could not be fetched');
  });

  it('ends silently with the page', async () => {
    const fetched = fetchSiteFixes(services);
    services.stop();
    await fetched;
    expect(aborts).to.equal(1);
    expect(log.lines).to.deep.equal([]);
  });
});
