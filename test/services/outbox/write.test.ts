import {expect} from 'chai';

import {readWrite, rowOf, storedOf, writeStates, type Write, type WriteState} from '#services/outbox/write';

interface Row {
  readonly title: string;
  readonly state: WriteState;
  /** Its form as stored by the first version. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Its fields in code that are not stored under the same name and value. */
  readonly read: Pick<Write, 'payload' | 'state'>;
}

const common = {account: 'id:6101', page: 'mh8s0x1abc', createdAt: 1_795_372_000_000};
const post = {...common, kind: 'postActivity', target: 'post:activity'};
const entry = {...common, kind: 'saveEntry', target: 'entry:22650', userName: 'HundredHanna', label: 'A Title'};
const sent = {attempts: 3, lost: true, sentAt: 1_795_372_001_000, mark: 600_910_100};

const rows: readonly Row[] = [
  {
    title: 'a post that has not been sent',
    state: 'waiting',
    stored: {...post, intention: {text: 'Hello'}, state: 'waiting', attempts: 0},
    read: {payload: {text: 'Hello'}, state: 'waiting'},
  },
  {
    title: 'a change of an entry whose answer was lost',
    state: 'sent',
    stored: {...entry, ...sent, intention: {mediaId: 22650, score: 71}, base: {score: 70}, state: 'sent'},
    read: {payload: {mediaId: 22650, score: 71}, state: 'sent'},
  },
  {
    title: 'a change of an entry that was changed elsewhere, too',
    state: 'conflict',
    stored: {
      ...entry,
      intention: {mediaId: 22650, progress: 7},
      base: {progress: 6},
      theirs: {progress: 3},
      state: 'conflict',
      attempts: 1,
    },
    read: {payload: {mediaId: 22650, progress: 7}, state: 'conflict'},
  },
  {
    title: 'a post that may have been published',
    state: 'unconfirmed',
    stored: {...post, ...sent, intention: {text: 'Hello'}, state: 'doubtful'},
    read: {payload: {text: 'Hello'}, state: 'unconfirmed'},
  },
  {
    title: 'a refused change that was forced before',
    state: 'refused',
    stored: {
      ...entry,
      intention: {mediaId: 22650, score: 999},
      base: {},
      forced: true,
      message: 'Score too high',
      state: 'refused',
      attempts: 1,
    },
    read: {payload: {mediaId: 22650, score: 999}, state: 'refused'},
  },
];

describe('a stored write', () => {
  for (const {title, stored, read} of rows) {
    it(`is read and stored again without loss: ${title}`, () => {
      const write = readWrite(7, stored);
      const {intention, ...same} = stored;
      expect(intention).to.deep.equal(read.payload);
      expect(write).to.deep.equal({...same, ...read, id: 7});
      expect(write && storedOf(rowOf(write))).to.deep.equal(stored);
    });
  }

  it('has a test case for every state', () => {
    expect(rows.map(({state}) => state).toSorted()).to.deep.equal([...writeStates].toSorted());
    expect(rows.map(({read}) => read.state)).to.deep.equal(rows.map(({state}) => state));
  });

  it('is not read if its state is one that no version stored', () => {
    const [{stored} = {stored: {}}] = rows;
    for (const state of ['unconfirmed', 'pending', undefined])
      expect(readWrite(7, {...stored, state}), String(state)).to.equal(undefined);
  });
});
