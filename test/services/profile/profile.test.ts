import {expect} from 'chai';
import {decompressFromBase64} from 'lz-string';

import {apiOf} from '#services/api/api';
import {profileExtras, saveExtras} from '#services/profile/profile';
import {useConsole} from '../../support/console';
import {emptyDatabase} from '../../support/database';
import {apiError, useApiFetch} from '../../support/fetch';
import {fakeServices} from '../../support/services';

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

  const save = (about: string, saved: unknown = {__typename: 'User', id: 7, about: ''}, name = 'Ann') => {
    api.answers(asked => (asked.name === 'Viewer' ? user(about, name) : saved));
    return saveExtras(services, apiOf(services), {customCSS: 'a{}'});
  };
  const sent = () => api.sent.filter(({query}) => query.startsWith('mutation')).map(({variables}) => variables.about);

  it('are saved along with the others and the text', async () => {
    expect(await save(marked('{"background":"red"}', ' Hello'))).to.deep.equal({state: 'saved'});
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
    expect((await save('', undefined, 'Bea')).state).to.equal('refused');
    services.session.setAccount('other');
    expect((await save('')).state).to.equal('refused');
    expect(sent()).to.deep.equal([]);
  });

  it('are not saved if they are too long', async () => {
    expect(await save('x'.repeat(1_000_001))).to.deep.equal({state: 'tooLong'});
    expect(sent()).to.deep.equal([]);
  });

  it('are reported as empty when AniList saves nothing', async () =>
    expect(await save('', null)).to.deep.equal({state: 'empty'}));

  it('are reported as refused when AniList refuses', async () =>
    expect(await save('', apiError('No', 400))).to.deep.include({state: 'refused'}));
});
