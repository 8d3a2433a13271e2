import {expect} from 'chai';

import {useOutbox} from '../../support/writes';

type Args = Readonly<Record<string, unknown>>;

const entry = (args: object) => ({__typename: 'MediaList', id: 10, mediaId: 1, ...args});
const user = () => ({__typename: 'User', id: 5});

/** Two complete states of an entry, each with something that the other lacks. */
const watching = {status: 'CURRENT', score: 0, progress: 11, notes: null, startedAt: {year: 2026, month: 1, day: 2}};
const finished = {status: 'COMPLETED', score: 8, progress: 12, notes: 'Good', startedAt: {}};
const completedAt = {year: 2026, month: 3, day: 4};

describe('undoing a complete change', () => {
  const {open, answers} = useOutbox();

  /** Makes a change and undoes it. Returns the values that the second save sent, and the outbox. */
  async function undone(change: Args, base: Args) {
    let now: Args = {status: 'CURRENT', score: 0, progress: 0};
    const saved: Args[] = [];
    answers({
      Viewer: user,
      'Page.mediaList': () => [entry(now)],
      SaveMediaListEntry: ({args}) => {
        saved.push(args);
        return entry((now = {...now, ...args}));
      },
    });
    const {writes, empty} = open();
    await writes.add('saveEntry', {mediaId: 1, ...change}, {base, label: 'A Work'}).done;
    const [line] = await writes.journal();
    if (!line) throw new Error('nothing is in the journal');
    expect(await writes.undo(line)).to.deep.equal({state: 'undone'});
    await empty();
    expect(saved.length).to.equal(2);
    return {values: saved[1], writes, become: (next: Args) => (now = {...now, ...next})};
  }

  it('restores status, score, progress and start date, and clears the notes and completion date that the change added', async () => {
    const {values} = await undone({...finished, completedAt}, {...watching, completedAt: null});
    expect(values).to.deep.equal({mediaId: 1, ...watching, notes: '', completedAt: {}});
  });

  it('restores notes and dates that the change had cleared', async () => {
    const {values} = await undone(
      {status: 'CURRENT', progress: 0, notes: '', startedAt: {}, completedAt: {}},
      {status: 'COMPLETED', progress: 12, notes: 'Good', startedAt: watching.startedAt, completedAt},
    );
    expect(values).to.deep.equal({
      ...{mediaId: 1, status: 'COMPLETED', progress: 12, notes: 'Good'},
      ...{startedAt: {year: 2026, month: 1, day: 2}, completedAt: {year: 2026, month: 3, day: 4}},
    });
  });

  it('asks first when status, score or progress has changed since', async () => {
    const {writes, become} = await undone(finished, watching);
    const [last] = await writes.journal();
    if (!last) throw new Error('the undo is not in the journal');
    for (const change of [{status: 'PAUSED'}, {score: 3}, {progress: 4}]) {
      become({status: 'CURRENT', score: 0, progress: 11, ...change});
      expect(await writes.undo(last)).to.deep.include({state: 'changed'});
    }
    become({status: 'CURRENT', score: 0, progress: 11});
    expect(await writes.undo(last)).to.deep.equal({state: 'undone'});
  });

  it('reads the previous values of an entry if the caller did not know them', async () => {
    answers({
      Viewer: user,
      'Page.mediaList': () => [entry({status: 'CURRENT', progress: 3, private: false})],
      SaveMediaListEntry: ({args}) => entry(args),
    });
    const {writes} = open();
    await writes.add('saveEntry', {mediaId: 1, progress: 4, private: true}, {base: {progress: 2}}).done;
    await writes.add('saveEntry', {mediaId: 1, progress: 5}).done;
    expect((await writes.journal()).map(({before}) => before)).to.deep.equal([
      {progress: 3},
      {progress: 2, private: false},
    ]);
  });

  it('records the undo of a completion as a change of its own', async () => {
    const {writes} = await undone({status: 'COMPLETED'}, {status: 'CURRENT', progress: 3, completedAt: {}});
    expect(await writes.journal()).to.have.length(2);
  });

  it('asks first when the entry has been removed since', async () => {
    let now: object[] = [entry({status: 'CURRENT', progress: 3})];
    answers({
      Viewer: user,
      'Page.mediaList': () => now,
      SaveMediaListEntry: ({args}) => entry(args),
    });
    const {writes} = open();
    await writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {progress: 3}}).done;
    const [line] = await writes.journal();
    if (!line) throw new Error('nothing is in the journal');
    now = [];
    expect(await writes.undo(line)).to.deep.equal({state: 'changed', now: undefined});
  });

  it('removes an entry that the change had added to the list', async () => {
    const deleted: unknown[] = [];
    let now: object[] = [];
    answers({
      Viewer: user,
      'Page.mediaList': () => now,
      SaveMediaListEntry: ({args}) => (now = [entry(args)])[0],
      DeleteMediaListEntry: ({args}) => {
        deleted.push(args.id);
        now = [];
        return {__typename: 'Deleted', deleted: true};
      },
    });
    const {writes, empty} = open();
    await writes.add('saveEntry', {mediaId: 1, status: 'PLANNING', notes: 'Soon'}, {base: {}}).done;
    const [line] = await writes.journal();
    if (!line) throw new Error('nothing is in the journal');
    expect(line.before).to.equal(undefined);
    expect(await writes.undo(line)).to.deep.equal({state: 'undone'});
    await empty();
    expect(deleted).to.deep.equal([10]);
  });
});
