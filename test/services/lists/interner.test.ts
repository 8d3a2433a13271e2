import {expect} from 'chai';

import {internEntry} from '#services/entries/storedShape';
import {Interner} from '#services/lists/interner';
import type {ListEntry} from '#services/lists/ownList';
import {readEntry, type RawEntry} from '#services/lists/readEntry';
import {collection, hidePage, rawEntry, rawList, useLists} from '../../support/lists';
import {waitUntil} from '../../support/wait';

/** Records the texts that it was given. */
class RecordingInterner extends Interner {
  readonly given = new Set<unknown>();

  override intern<T extends string | undefined>(value: T): T {
    this.given.add(value);
    return super.intern(value);
  }
}

/** Texts that differ from entry to entry, or belong to an object that entries share. */
const own = /^(?:notes|media\.title\.|media\.cover$|media\.(?:studios|staff)\.)/;

/** The texts in a value, by path. */
function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, path ? `${path}.${key}` : key));
}

describe('equal texts and people of list entries', () => {
  const {answers, tab} = useLists();
  const located = {listLocations: ['Watching', 'Best'], customLists: ['Best']};
  const read = (same: Interner) =>
    readEntry(rawEntry(1, {notes: 'Fine'}) as RawEntry, located, {same, hasAdvancedScoring: true});

  it('are interned when they come from the API', () => {
    const same = new RecordingInterner();
    const {media} = read(same);
    // The status and the type are texts of the code, not of the answer.
    const texts = textsIn({media: {...media, type: undefined}}).filter(([path]) => !own.test(path));
    expect(texts.map(([path]) => path)).to.include.members(['media.season', 'media.country', 'media.tags.0']);
    expect(texts.filter(([, text]) => !same.given.has(text))).to.deep.equal([]);
  });

  it('are interned when they come from the database', () => {
    const same = new RecordingInterner();
    const entry = internEntry(read(new Interner()), same);
    const texts = textsIn(entry).filter(([path]) => !own.test(path));
    expect(texts.map(([path]) => path)).to.include.members(['status', 'media.type', 'customLists.0']);
    expect(texts.filter(([, text]) => !same.given.has(text))).to.deep.equal([]);
  });

  it('are the same objects in all parts of a stored list', async () => {
    const mediaIds = [1, 2, 17, 33];
    const entries = mediaIds.map(mediaId => rawEntry(mediaId));
    answers.anime = () => collection([rawList('Watching', entries), rawList('Best', entries, {isCustomList: true})]);
    const first = tab();
    const sent = await first.lists.load('ANIME');
    hidePage();
    const stored = () => first.bulk.use(database => database.count('lists'));
    let count: number | undefined = 0;
    const look = async () => (count = await stored());
    await waitUntil(() => (void look(), count === 34));
    const shared = ({media, listLocations, customLists}: ListEntry) => [
      ...[listLocations, customLists, media.tags, media.genres],
      ...[media.studios[0], media.staff[0]],
    ];
    for (const list of [sent, await tab().lists.load('ANIME')]) {
      const [one, ...others] = mediaIds.flatMap(mediaId => list.entries.get(mediaId) ?? []);
      expect(others).to.have.length(3);
      for (const other of others)
        expect(shared(other).map((each, index) => one && each === shared(one)[index])).to.deep.equal(
          Array.from({length: 6}, () => true),
        );
    }
  });
});
