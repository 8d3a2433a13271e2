import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import type {EntryChange} from '#services/entries/entry';
import {useConsole} from '../../support/console';
import {collection, rawEntry, rawList, useLists} from '../../support/lists';
import {waitUntil} from '../../support/wait';

describe('a change of an entry of a whole list', () => {
  const {answers, tab, api, ask} = useLists();
  useConsole();

  /** Saves a change of an entry that is on the custom list "A"; `now`: its values on the server. Returns what was sent. */
  async function save(change: EntryChange, now: object = {}) {
    const entry = rawEntry(1, {notes: 'Old', private: false, startedAt: null});
    const stored = {...entry, __typename: 'MediaList', customLists: {A: true, B: false, C: false}, ...now};
    answers.anime = () => collection([rawList('Watching', [entry]), rawList('A', [entry], {isCustomList: true})]);
    answers.entry = () => [stored];
    answers.saved = ({args}) => ({...stored, ...args, customLists: []});
    const {services, lists} = tab();
    const {writes} = apiOf(services);
    await lists.load('ANIME');
    const questions = api.asked().length;
    const saving = lists
      .entry(1)
      .save(1, change)
      .catch(() => undefined);
    const done = () => writes.list().every(({state}) => state === 'conflict');
    await waitUntil(done, 'saved or held');
    if (!writes.list().length) await saving;
    const sent = api.sent.filter(({query}) => query.startsWith('mutation')).map(({variables}) => variables);
    return {
      writes,
      sent,
      isRead: api.asked().slice(questions).includes('Page.mediaList'),
      before: (await writes.journal())[0]?.before,
    };
  }

  it('has all values before for the undo, without reading them', async () => {
    const {sent, before, isRead} = await save({private: true});
    expect(sent).to.deep.equal([{mediaId: 1, private: true}]);
    expect(before).to.deep.equal({private: false});
    expect(isRead).to.equal(false);
  });

  it('restores what AniList fills in beside a status', async () => {
    const {before} = await save({status: 'COMPLETED'});
    expect(before).to.deep.include({status: 'CURRENT', progress: 3, completedAt: {}});
  });

  it('applies a change of custom lists to those of now', async () => {
    const {sent, before} = await save({customLists: ['A', 'B']}, {customLists: {A: true, B: false, C: true}});
    expect(sent).to.deep.equal([{mediaId: 1, customLists: ['A', 'C', 'B']}]);
    expect(before).to.deep.equal({customLists: ['A', 'C']});
  });

  it('undoes a change of custom lists, and keeps what came since', async () => {
    const {writes, sent} = await save({customLists: []});
    expect(sent).to.deep.equal([{mediaId: 1, customLists: []}]);
    const [line] = await writes.journal();
    answers.entry = () => [{...rawEntry(1), __typename: 'MediaList', customLists: {A: false, B: false, C: true}}];
    if (line) await writes.undo(line);
    await waitUntil(() => writes.list().length === 0, 'undone');
    expect(api.sent.at(-1)?.variables).to.deep.equal({mediaId: 1, customLists: ['C', 'A']});
  });

  it('replaces notes that are as the user saw them', async () => {
    const {sent, before} = await save({notes: 'New'});
    expect(sent).to.deep.equal([{mediaId: 1, notes: 'New'}]);
    expect(before).to.deep.equal({notes: 'Old'});
  });

  it('waits for a decision where the notes were changed elsewhere', async () => {
    const {writes, sent} = await save({notes: 'New'}, {notes: 'Newer'});
    expect(sent).to.deep.equal([]);
    const [write] = writes.list();
    expect(write).to.deep.include({state: 'conflict', theirs: {notes: 'Newer'}});
    await writes.decide(write?.id ?? 0, 'mine');
    await waitUntil(() => writes.list().length === 0, 'sent');
    expect(api.sent.at(-1)?.variables).to.deep.equal({mediaId: 1, notes: 'New'});
  });

  it('is no new entry where only its status, score and progress are known', async () => {
    const {services, lists} = tab();
    const {writes} = apiOf(services);
    await ask(lists, 1, {status: 'CURRENT', score: 7, progress: 3});
    answers.saved = ({args}) => ({...rawEntry(1), __typename: 'MediaList', customLists: [], ...args});
    await lists.entry(1).save(1, {private: false});
    expect((await writes.journal())[0]?.before).to.deep.equal({private: true});
  });
});
