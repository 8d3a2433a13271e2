import {expect} from 'chai';

import {describeLine} from '#services/entries/announceChanges';
import {describeWrite} from '#services/outbox/kinds';
import {joinedLine} from '#services/outbox/journal';
import {useOutbox} from '../../support/writes';

type Values = Readonly<Record<string, unknown>>;

describe('joinedLine', () => {
  const line = (before: Values | undefined, after: Values | undefined, at: number, more: object = {}) => ({
    ...{account: 'id:1', at, mediaId: 1, label: 'A Work', before, after},
    ...more,
  });
  const first = line({progress: 3}, {progress: 4, id: 10}, 10_000);
  const next = line({progress: 4}, {progress: 5, id: 10}, 12_000);
  const last = {status: 'COMPLETED', progress: 5, id: 10};
  const table = [
    ['the next step', first, next, 11_000, {before: {progress: 3}, after: {progress: 5, id: 10}}],
    [
      'the next step with more values',
      first,
      line({progress: 4, status: 'CURRENT'}, last, 12_000),
      11_000,
      {before: {progress: 3, status: 'CURRENT'}, after: last},
    ],
    ['a step made three seconds after the answer', first, next, 13_000, {before: {progress: 3}}],
    ['a step made later', first, next, 13_001, undefined],
    ['a step back', first, line({progress: 4}, {progress: 3}, 12_000), 11_000, undefined],
    ['a step from another value', first, line({progress: 8}, {progress: 9}, 12_000), 11_000, undefined],
    ['another value', first, line({score: 4}, {score: 5}, 12_000), 11_000, undefined],
    ['another entry', first, {...next, mediaId: 2}, 11_000, undefined],
    ['another account', first, {...next, account: 'id:2'}, 11_000, undefined],
    ['a step after an undo', {...first, undone: true}, next, 11_000, undefined],
    ['a deletion', first, line({progress: 4}, undefined, 12_000), 11_000, undefined],
    ['a step after adding the entry', line(undefined, {progress: 4}, 10_000), next, 11_000, undefined],
  ] as const;
  for (const [what, before, now, createdAt, expected] of table)
    it(`${expected ? 'joins' : 'leaves'} ${what}`, () => {
      const joined = joinedLine(before, now, createdAt);
      if (expected) expect(joined).to.deep.include({...expected, at: 12_000});
      else expect(joined).to.equal(undefined);
    });
});

describe('the description of a change', () => {
  const {open, answers} = useOutbox();
  for (const [mediaType, expected] of [
    ['ANIME', 'A Work: status Planning → status Watching'],
    ['MANGA', 'A Work: status Planning → status Reading'],
  ] as const)
    it(`names the status of ${mediaType}`, async () => {
      answers({SaveMediaListEntry: ({args}) => ({__typename: 'MediaList', id: 10, mediaId: 1, ...args})});
      const {writes} = open();
      const options = {base: {status: 'PLANNING'}, label: 'A Work', mediaType};
      const {done} = writes.add('saveEntry', {mediaId: 1, status: 'CURRENT'}, options);
      expect(writes.list().map(describeWrite).join()).to.contain(expected.split(' ').at(-1));
      await done;
      expect((await writes.journal()).map(describeLine)).to.deep.equal([expected]);
    });
});

describe('quick changes of an entry', () => {
  const {open, answers} = useOutbox();

  it('are one line, which is announced each time and undone as a whole', async () => {
    let now: Values = {progress: 3, score: 7};
    const entry = () => ({__typename: 'MediaList', id: 10, mediaId: 1, status: 'CURRENT', ...now});
    answers({
      Viewer: () => ({__typename: 'User', id: 5}),
      'Page.mediaList': () => [entry()],
      SaveMediaListEntry: ({args}) => ((now = {...now, ...args}), entry()),
    });
    const {writes, empty, services} = open();
    const announced: number[] = [];
    writes.onJournal(({id}) => void announced.push(id), services);
    for (const progress of [3, 4, 5])
      await writes.add('saveEntry', {mediaId: 1, progress: progress + 1}, {base: {progress}}).done;
    const lines = await writes.journal();
    expect(lines.length).to.equal(1);
    expect(announced).to.deep.equal([lines[0]?.id, lines[0]?.id, lines[0]?.id]);
    if (!lines[0]) return;
    expect(await writes.undo(lines[0])).to.deep.equal({state: 'undone'});
    await empty();
    expect(now.progress).to.equal(3);
    expect((await writes.journal()).map(({undone}) => undone)).to.deep.equal([undefined, true]);
  });
});
