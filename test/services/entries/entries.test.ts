import {expect} from 'chai';
import {print} from 'graphql';

import type {EntryValues} from '#services/entries/entryValues';
import {complexityOf} from '#services/api/complexity';
import {importEntry} from '#services/entries/jobWrites';
import {SaveEntryDocument} from '#services/entries/saveEntry.generated';
import {saveEntry} from '#services/entries/writes';
import type {WriteApi} from '#services/outbox/kind';
import type {Write} from '#services/outbox/write';

/** The current state on AniList: an entry that was completed elsewhere. */
const completed = {id: 5, mediaId: 1, status: 'COMPLETED', score: 0, scoreRaw: 0, progress: 0};
const refuse = () => Promise.reject(new Error('nothing is sent'));
const call: WriteApi = {
  userName: 'Ann',
  userId: () => Promise.resolve(7),
  query: () => Promise.resolve({Page: {mediaList: [{...completed, progressVolumes: 0, repeat: 0}]}} as never),
  mutate: refuse,
  mutateAll: refuse,
};

const payload: EntryValues = {mediaId: 1, status: 'PLANNING'};
const write: Write = {
  ...{id: 1, kind: 'importEntry', account: 'id:7', target: 'entry:1', page: 'p', createdAt: 1},
  ...{payload, base: {status: 'CURRENT'}, state: 'waiting', attempts: 0},
};

describe('an entry change that had to wait', () => {
  it('is sent where a user has chosen the status by hand', async () => {
    expect((await saveEntry.check?.(call, {payload, write, isOld: true}))?.action).to.equal('send');
  });
});

describe('a row of a job', () => {
  const {job} = importEntry;
  const now = 10_000_000;
  const row = (more: Partial<Write>): Write => ({...write, seenAt: now - 1000, ...more});
  const lists = {mediaId: 1, customLists: ['A', 'B']};
  const notes = {mediaId: 1, notes: 'new'};

  for (const [what, values, changes, reads] of [
    ['was seen lately', payload, {}, false],
    ['was seen more than ten minutes ago', payload, {seenAt: now - 600_001}, true],
    ['was seen at a time that is not over', payload, {seenAt: now + 600_001}, true],
    ['is old, from a version that stored no such time', payload, {seenAt: undefined}, true],
    ['is new, without such a time', payload, {seenAt: undefined, createdAt: now - 1000}, false],
    ['was sent anyway by the user', payload, {seenAt: undefined, forced: true}, false],
    ['has custom lists made from the old ones', lists, {base: {customLists: ['A']}}, true],
    ['has notes made from the old ones', notes, {base: {notes: 'old'}}, true],
    ['has notes where there were none', notes, {base: {notes: ''}}, false],
    ['undoes notes', notes, {base: {notes: 'old'}, of: 'undo'}, false],
    ['adds an entry', notes, {base: {}}, false],
  ] as const)
    it(`is ${reads ? 'read again' : 'not read again'} before it is sent if it ${what}`, () => {
      expect(job?.mustRead(values as EntryValues, row(changes as Partial<Write>), now)).to.equal(reads);
    });

  it('costs so little that twenty fit into one call, and sends only the arguments that have values', () => {
    const values = {mediaId: 1, status: 'CURRENT', notes: 'Seen 😀', startedAt: {year: 2020}} as const;
    const mutation = job?.mutation(values, undefined);
    const text = print(mutation?.query ?? SaveEntryDocument);
    expect(text.match(/\$\w+/g)).to.have.members(
      ['mediaId', 'status', 'notes', 'startedAt'].flatMap(each => [`$${each}`, `$${each}`]),
    );
    expect(mutation?.variables).to.deep.equal({...values, notes: 'Seen &#128512;'});
    expect(complexityOf(mutation?.query ?? SaveEntryDocument)).to.be.at.most(20);
    // The scores are sent by position, and stored in the list by the names that AniList answers with.
    expect(text).to.match(/\badvancedScores\n/);
  });

  it('knows the entry from its own values and from what AniList has answered', () => {
    const answer = {id: 7, status: 'COMPLETED', progress: 12, score: 8, scoreRaw: 80};
    expect(job?.resultOf({mediaId: 1, status: 'COMPLETED', notes: 'Good'}, {SaveMediaListEntry: answer})).to.deep.equal(
      {
        ...answer,
        mediaId: 1,
        notes: 'Good',
      },
    );
    expect(job?.resultOf({mediaId: 1}, {SaveMediaListEntry: null})).to.equal(undefined);
  });

  const found = {...completed, progressVolumes: 0, repeat: 0, customLists: {A: true, B: false}, notes: 'old'};
  for (const [what, values, base, action] of [
    ['another status was set elsewhere', payload, {status: 'CURRENT'}, 'conflict'],
    ['the status is as it was', payload, {status: 'COMPLETED'}, 'send'],
    ['the custom lists are as they were', lists, {customLists: ['A']}, 'send'],
    ['another custom list was chosen elsewhere', lists, {customLists: []}, 'conflict'],
    ['the notes were changed elsewhere', notes, {notes: 'older'}, 'conflict'],
    ['the notes are as they were', notes, {notes: 'old'}, 'send'],
  ] as const)
    it(`is ${action === 'send' ? 'sent' : 'held'} if ${what}`, () => {
      expect(job?.compare(values as EntryValues, row({base}), found).action).to.equal(action);
    });
});
