import {expect} from 'chai';
import {print} from 'graphql';

import {editEntry, removeEntry, setFavourite} from '#services/entries/editWrites';
import type {EditValues} from '#services/entries/entryValues';
import {importEntry} from '#services/entries/jobWrites';
import {undoValues} from '#services/entries/undo';
import type {WriteApi} from '#services/outbox/kind';
import type {Values, Write} from '#services/outbox/write';

const now = 10_000_000;
const noDate = {__typename: 'FuzzyDate', year: null, month: null, day: null};
/** An entry as AniList answers it. */
const found: Values = {
  ...{__typename: 'MediaList', id: 70, mediaId: 7, status: 'CURRENT', score: 8.5, scoreRaw: 85, progress: 4},
  ...{progressVolumes: null, repeat: 1, priority: 2, private: true, notes: 'Good &#128512;'},
  ...{hiddenFromStatusLists: true, customLists: {A: true, B: false, C: true, D: false}},
  ...{advancedScores: {Story: 7, Art: 0, Music: 9}, startedAt: {...noDate, year: 2020, month: 2}, completedAt: noDate},
};
/** All of it that can be saved. */
const all = {
  ...{status: 'CURRENT', scoreRaw: 85, progress: 4, progressVolumes: 0, repeat: 1, priority: 2, private: true},
  ...{notes: 'Good 😀', hiddenFromStatusLists: true, customLists: ['A', 'C'], advancedScores: [7, 0, 9]},
  ...{startedAt: {year: 2020, month: 2}, completedAt: {}},
};
const write = (more: Partial<Write> = {}): Write => ({
  ...{id: 1, kind: 'editEntry', account: 'id:7', target: 'entry:7', page: 'p', createdAt: now, of: 'import', job: 1},
  ...{payload: {}, base: {...all, score: 8.5}, state: 'waiting', attempts: 0, seenAt: now},
  ...more,
});

describe('custom lists in a bulk edit', () => {
  const {job} = editEntry;
  const changed = (lists: EditValues['lists'], from: unknown = found.customLists) =>
    job?.compare({mediaId: 7, lists}, write(), {...found, customLists: from});

  for (const [what, lists, from, expected] of [
    ['adds', {add: ['B'], remove: []}, undefined, ['A', 'B', 'C']],
    ['removes', {add: [], remove: ['A']}, undefined, ['C']],
    ['leaves what is as it should be', {add: ['A'], remove: ['B']}, undefined, ['A', 'C']],
    [
      'keeps one that was chosen elsewhere meanwhile',
      {add: ['B'], remove: ['C']},
      {A: true, B: false, C: true, D: true},
      ['A', 'B', 'D'],
    ],
    ['adds to none', {add: ['B'], remove: ['A']}, null, ['B']],
    ['takes the answer as a list of names', {add: ['B'], remove: ['A']}, ['A', 'C'], ['C', 'B']],
  ] as const)
    it(what, () => {
      const verdict = changed(
        {add: [...lists.add], remove: [...lists.remove]},
        from === undefined ? found.customLists : from,
      );
      expect(verdict).to.have.property('action', 'send');
      expect(verdict).to.have.nested.property('payload.customLists').that.deep.equals(expected);
    });

  it('are read right before each call, also after a call that failed, and made again from what is there by then', () => {
    const lists = {add: ['B'], remove: []};
    expect(job?.mustRead({mediaId: 7, lists}, write(), now)).to.equal(true);
    expect(job?.mustRead({mediaId: 7, progress: 5}, write(), now)).to.equal(false);
    const first = changed(lists);
    const [payload, base] = first?.action === 'send' ? [first.payload as EditValues, first.base] : [];
    expect(base?.customLists).to.deep.equal(['A', 'C']);
    const again = write({payload, base, attempts: 1});
    if (!payload) throw new Error('it is not sent');
    expect(job?.mustRead(payload, again, now)).to.equal(true);
    expect(
      job?.compare(payload, again, {...found, customLists: {A: false, B: false, C: true, D: true}}),
    ).to.deep.include({
      ...{action: 'send', payload: {mediaId: 7, lists, customLists: ['B', 'C', 'D']}},
    });
  });

  it('are sent and journaled as the whole set, without the changes', () => {
    const payload = {mediaId: 7, lists: {add: ['B'], remove: []}, customLists: ['A', 'B', 'C']};
    expect(job?.mutation(payload, found).variables).to.deep.equal({mediaId: 7, customLists: ['A', 'B', 'C']});
    expect(job?.arrived(payload, {...found, customLists: {A: true, B: true, C: true}})).not.to.equal(undefined);
    expect(job?.arrived(payload, found)).to.equal(undefined);
    const saved = {id: 70} as never;
    expect(editEntry.journalChange?.(payload, {customLists: ['A', 'C']}, saved)).to.deep.equal({
      ...{mediaId: 7, before: {customLists: ['A', 'C']}, after: {customLists: ['A', 'B', 'C'], id: 70}},
    });
    expect(job?.resultOf(payload, {SaveMediaListEntry: {id: 70}})).to.deep.include({customLists: ['A', 'B', 'C']});
  });
});

describe('an entry in a bulk edit', () => {
  const {job} = editEntry;

  for (const [what, payload, base, server, expected] of [
    ['is sent if it is as it was', {progress: 9}, {progress: 4}, found, 'send'],
    ['is sent if something else has changed', {private: false}, {private: true}, {...found, progress: 6}, 'send'],
    ['stays if the value has changed elsewhere', {progress: 9}, {progress: 3}, found, 'conflict'],
    ['stays if its notes have changed elsewhere', {notes: 'New'}, {notes: 'Old'}, found, 'conflict'],
    ['stays if it was deleted elsewhere', {progress: 9}, {progress: 4}, undefined, 'conflict'],
  ] as const)
    it(what, () => {
      const verdict = job?.compare({mediaId: 7, ...payload}, write({base}), server);
      expect(verdict?.action).to.equal(expected);
    });

  it('has every value before it for the undo, also those that AniList fills in beside a status', () => {
    const payload = {mediaId: 7, status: 'COMPLETED'} as const;
    const verdict = job?.compare(payload, write({base: {status: 'CURRENT'}}), found);
    const base = verdict?.action === 'send' ? verdict.base : undefined;
    const saved = {...found, status: 'COMPLETED', progress: 12, completedAt: {...noDate, year: 2026}} as never;
    expect(editEntry.journalChange?.(payload, base, saved)?.before).to.deep.equal({
      ...{status: 'CURRENT', completedAt: {}, progress: 4, startedAt: {year: 2020, month: 2}},
    });
  });
});

describe('a deletion in a bulk edit', () => {
  const {job} = removeEntry;
  const payload = {mediaId: 7, id: 70};

  it('reads the entry right before, however lately it was seen', () => {
    expect(job?.mustRead(payload, write(), now)).to.equal(true);
  });

  for (const [what, server, expected] of [
    ['stores every value of the entry', found, {action: 'send', base: all}],
    ['stores nothing of an entry that is gone', undefined, {action: 'done', result: true, base: {}}],
    [
      'stores nothing of an entry that was deleted and added again',
      {...found, id: 71},
      {action: 'done', result: true, base: {}},
    ],
  ] as const)
    it(what, () => expect(job?.compare(payload, write(), server)).to.deep.equal(expected));

  for (const [key, value] of Object.entries({progress: 5, status: 'PAUSED', scoreRaw: 90, repeat: 2}))
    it(`leaves the entry if its ${key} has changed elsewhere`, () =>
      expect(job?.compare(payload, write(), {...found, [key]: value})).to.have.property('action', 'conflict'));

  it('has no line with values if the entry was gone', () => {
    expect(removeEntry.journalChange?.(payload, {}, true)).to.deep.equal({
      mediaId: 7,
      before: undefined,
      after: undefined,
    });
  });

  it('is undone by one save with everything that the entry had, private from the start', () => {
    const line = removeEntry.journalChange?.(payload, all, true);
    expect(line).to.deep.equal({mediaId: 7, before: all, after: undefined});
    const undo = undoValues(7, line?.before ?? {});
    const mutation = importEntry.job?.mutation(undo, undefined);
    expect(mutation?.variables).to.deep.equal({mediaId: 7, ...all, notes: 'Good &#128512;'});
    expect(mutation && print(mutation.query).match(/SaveMediaListEntry/g)).to.have.length(1);
    expect(importEntry.job?.arrived(undo, found)).not.to.equal(undefined);
  });
});

describe('a favorite in a bulk edit', () => {
  const {job} = setFavourite;
  const payload = {type: 'manga', id: 7, on: true} as const;

  for (const [what, more, expected] of [
    ['was not read yet', {seenAt: undefined}, true],
    ['was read a moment ago', {seenAt: now - 1000}, false],
    ['was read before 50 calls', {seenAt: now - 181_000}, true],
    ['was read by a clock that was set back since', {seenAt: now + 1}, true],
  ] as const)
    it(`is ${expected ? 'read' : 'not read'} before it is sent if it ${what}`, () =>
      expect(job?.mustRead(payload, write(more), now)).to.equal(expected));

  it('is sent only if AniList has another value, which undoing restores', () => {
    const isFavourite = {isFavourite: true};
    expect(job?.compare(payload, write(), isFavourite)).to.deep.equal({
      action: 'done',
      result: true,
      base: isFavourite,
    });
    const verdict = job?.compare(payload, write(), {isFavourite: false});
    expect(verdict).to.deep.equal({action: 'send', base: {isFavourite: false}});
    expect(setFavourite.journalChange?.(payload, {isFavourite: false}, true)).to.deep.equal({
      ...{mediaId: 7, before: {isFavourite: false}, after: {isFavourite: true}},
    });
    expect(job?.compare({...payload, on: false}, write(), {isFavourite: false})).to.have.property('result', false);
  });

  it('is read for all with one query, and has arrived once AniList has the value', async () => {
    const call: Pick<WriteApi, 'query'> = {
      query: (_document, variables) => {
        expect(variables).to.deep.equal({ids: [7, 8, 9]});
        return Promise.resolve({
          Page: {media: [{id: 7, isFavourite: true}, null, {id: 9, isFavourite: false}]},
        } as never);
      },
    };
    const read = await job?.read(
      call as WriteApi,
      [7, 8, 9].map(id => ({...payload, id})),
    );
    expect([...(read ?? [])]).to.deep.equal([
      ['favourite:manga:7', {isFavourite: true}],
      ['favourite:manga:9', {isFavourite: false}],
    ]);
    expect(job?.arrived(payload, {isFavourite: true})).to.equal(true);
    expect(job?.arrived({...payload, on: false}, {isFavourite: false})).to.equal(false);
    expect(job?.arrived(payload, {isFavourite: false})).to.equal(undefined);
    expect(job?.arrived(payload, undefined)).to.equal(undefined);
  });

  it('has a call of its own, for its type alone', () => {
    expect(job?.isAlone).to.equal(true);
    expect(job?.mutation(payload, undefined).variables).to.deep.equal({manga: 7});
    expect(job?.resultOf({...payload, on: false}, {ToggleFavourite: {}})).to.equal(false);
    expect(job?.resultOf(payload, {ToggleFavourite: null})).to.equal(undefined);
  });
});
