import {expect} from 'chai';
import {decompressFromBase64} from 'lz-string';

import {parseAbout} from '#domain/profile/profileExtras';
import {apiOf} from '#services/api/api';
import type {ApiError} from '#services/api/apiError';
import {profileExtras} from '#services/profile/profile';
import {useConsole} from '../../support/console';
import {emptyDatabase} from '../../support/database';
import {apiError, useApiFetch} from '../../support/fetch';
import {fakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

const marked = (json: string, rest = '') => `[](json${btoa(json)})${rest}`;
const user = (about: string | null, name = 'Ann') => ({__typename: 'User', id: 7, name, about});

describe('the extras in an about text', () => {
  const log = useConsole();
  const api = useApiFetch();
  const {now} = Date;
  let late = 0;
  let services = fakeServices();
  beforeEach(() => {
    const start = now();
    late = 0;
    Date.now = () => start + late;
    services = fakeServices({userName: 'Ann', token: 'a.b.c'});
  });
  afterEach(async () => {
    services.stop();
    Date.now = now;
    await emptyDatabase();
  });
  const read = (name: string) => profileExtras(apiOf(services), name);

  it('are read once, and again after 25 seconds', async () => {
    api.answers(() => user(marked('{"background":"red"}', 'Hello')));
    expect(await read('Ann')).to.deep.equal({background: 'red'});
    late = 24_999;
    await read('Ann');
    expect(api.sent.length).to.equal(1);
    late += 1;
    await read('Ann');
    expect(api.sent.length).to.equal(2);
  });

  for (const [what, answer, lines] of [
    ['there is no such user', apiError('Not Found.', 404), 0],
    ['the API does not answer', apiError('Internal', 500), 0],
    ['there is no about text', user(null), 0],
    ['they are damaged, which the console says', user('[](jsonAAAA)'), 1],
  ] as const)
    it(`are empty when ${what}`, async () => {
      api.answers(() => answer);
      expect(await read('Ann')).to.deep.equal({});
      expect(log.lines.filter(line => line.includes('cannot be read; they are ignored'))).to.have.length(lines);
    });

  /** The about text on AniList, and an attempt to save an extra in it. */
  const save = (about: string, saved: unknown = {__typename: 'User', id: 7, about: ''}, name = 'Ann') => {
    api.answers(asked => (asked.name === 'Viewer' ? user(about, name) : saved));
    return apiOf(services).writes.add('saveExtras', {customCSS: 'a{}'}).done;
  };
  const refusal = (saving: Promise<unknown>) =>
    saving.then(
      () => 'saved',
      ({kind, message}: ApiError) => `${kind}: ${message}`,
    );
  const sent = () => api.sent.filter(({query}) => query.startsWith('mutation')).map(({variables}) => variables.about);

  it('are saved along with the others and the text', async () => {
    await save(marked('{"background":"red"}', ' Hello'));
    const [, data, rest] = /^\[\]\(json(.*?)\)(.*)$/s.exec(String(sent()[0])) ?? [];
    expect([JSON.parse(decompressFromBase64(data ?? '')), rest]).to.deep.equal([
      {background: 'red', customCSS: 'a{}'},
      ' Hello',
    ]);
  });

  it('are saved in front of unreadable data, which is kept', async () => {
    await save('[](jsonAAAA)Hello');
    expect(sent()[0]).to.match(/^\[\]\(json[\w+/=]+\)\[\]\(jsonAAAA\)Hello$/);
  });

  it('are read again before they are saved', async () => {
    await save('one');
    await save('two');
    expect(sent().map(each => String(each).slice(-3))).to.deep.equal(['one', 'two']);
  });

  it('are not saved to the text of another account', async () => {
    expect(await refusal(save('', undefined, 'Bea'))).to.match(/^refused: .*different accounts/);
    services.session.setAccount('other');
    expect(await refusal(save(''))).to.match(/^refused: .*different accounts/);
    expect(sent()).to.deep.equal([]);
  });

  it('are not saved if they are too long', async () => {
    expect(await refusal(save('x'.repeat(1_000_001)))).to.match(/^refused: .*too long/);
    expect(sent()).to.deep.equal([]);
  });

  for (const [what, answer] of [
    ['saves nothing', null],
    ['refuses', apiError('No', 400)],
  ] as const)
    it(`are reported as refused when AniList ${what}`, async () =>
      expect(await refusal(save('', answer))).to.match(/^refused: /));

  it('are saved by the next page if there was no answer, unless they have changed elsewhere since', async () => {
    const now = {about: 'Hello'};
    const answers = () =>
      api.answers(asked => {
        if (asked.name === 'UpdateUser') now.about = String(asked.args.about);
        return user(now.about);
      });
    api.fails(() => new Response('', {status: 500}));
    const {writes} = apiOf(services);
    await writes.add('saveExtras', {customCSS: 'a{}'}, {base: {customCSS: null}}).stored;
    await waitUntil(() => api.sent.length > 0, 'an attempt');
    services.stop();
    api.fails(() => undefined);
    answers();
    late = 60_000;
    services = fakeServices({userName: 'Ann', token: 'a.b.c'});
    apiOf(services);
    await waitUntil(() => sent().length > 0, 'saved');
    expect(parseAbout(now.about)).to.deep.include({extras: {customCSS: 'a{}'}, rest: 'Hello'});
  });

  it('are not overwritten by an old change of the same one, but the user is asked', async () => {
    api.fails(() => new Response('', {status: 500}));
    const before = apiOf(services).writes;
    await before.add('saveExtras', {customCSS: 'a{}'}, {base: {customCSS: 'old'}}).stored;
    services.stop();
    api.fails(() => undefined);
    api.answers(() => user(marked('{"customCSS":"theirs","background":"red"}')));
    services = fakeServices({userName: 'Ann', token: 'a.b.c'});
    const {writes} = apiOf(services);
    const inConflict = () => writes.list().find(({state}) => state === 'conflict');
    await waitUntil(() => inConflict() !== undefined, 'conflict');
    expect(inConflict()?.theirs).to.deep.equal({customCSS: 'theirs'});
    expect(sent()).to.deep.equal([]);
  });
});
