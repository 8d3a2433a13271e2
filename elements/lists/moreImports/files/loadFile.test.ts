import {expect} from 'chai';

import type {FuzzyDate} from '#domain/date/fuzzyDate';
import {maxId, maxima, type ImportedEntry} from '#domain/import/importedEntry';
import {importers} from './importers';
import {leftOutText, problemText} from './messages';
import {badClasses, type BadFile} from '#test/support/badLists';
import {readListFile} from './loadFile';
import {countSlices} from '#test/support/steps';

const parserOf = (format: BadFile['format']) => (source: string) => {
  const importer = importers.find(({id}) => id === format);
  if (!importer) throw new Error(format);
  return importer.parse(source, 'ANIME');
};

const within = (value: number | undefined, most: number) =>
  value === undefined || (Number.isInteger(value) && value >= 0 && value <= most);
const isDate = (date: FuzzyDate | undefined) =>
  within(date?.year ?? undefined, 9999) && within(date?.month ?? undefined, 12) && within(date?.day ?? undefined, 31);

/** Whether AniList would accept everything in an entry. */
function isSafe({title, mediaId, malId, values}: ImportedEntry): boolean {
  const ids = [mediaId, malId].every(id => within(id, maxId) && id !== 0);
  const counts = (['progress', 'progressVolumes', 'repeat', 'priority'] as const).every(name =>
    within(values[name], name.startsWith('progress') ? maxima.progress : maxima[name as 'repeat' | 'priority']),
  );
  const scores = within(values.scoreRaw, 100) && within((values.stars ?? 0) * 2, 10);
  return ids && counts && scores && isDate(values.startedAt) && isDate(values.completedAt) && title.length <= 500;
}

/** The messages about a bad file: one message for all of it, or one for each value that is left out. */
async function messagesFor({name, content, format}: BadFile): Promise<readonly string[]> {
  const reading = await readListFile(new Blob([content]), parserOf(format), countSlices());
  if ('problem' in reading) return [problemText[reading.problem]];
  if ('encodings' in reading) return reading.encodings.map(({encoding}) => encoding);
  const {entries, leftOut} = reading.list;
  for (const entry of entries) expect(isSafe(entry), `${name}: ${JSON.stringify(entry)}`).to.equal(true);
  return leftOut.map(({reason}) => leftOutText[reason]);
}

describe('readListFile', () => {
  for (const [name, files] of badClasses)
    it(`reports what is wrong with each file of the class "${name}", and accepts only what AniList can store`, async () => {
      const all = await files();
      expect(all.length).to.be.at.least(15);
      for (const file of all) for (const message of await messagesFor(file)) expect(message, file.name).to.match(/^\w/);
      expect(Reflect.get({}, 'polluted')).to.equal(undefined);
    });

  it('reads a file with a row in which every value is wrong, and reports each value', async () => {
    const values = {status: 'x', progress: -1, score: 'x', repeat: 1e9, startedAt: {month: 13}, completedAt: 'x'};
    const source = JSON.stringify({
      ...{version: '1.01', type: 'ANIME'},
      lists: [{entries: [{mediaId: 1, notes: 'kept', ...values}]}],
    });
    expect(await messagesFor({name: 'all', format: 'own', content: source})).to.have.length(6);
  });

  it('reads a file in the encoding that the user chooses, if it does not show one', async () => {
    const source = '{"version":"1.01","type":"ANIME","lists":[{"entries":[{"mediaId":1,"notes":"caf\u00e9"}]}]}';
    const file = new Blob([Uint8Array.from(source, character => character.charCodeAt(0))]);
    const asked = await readListFile(file, parserOf('own'), countSlices());
    expect(asked).to.have.nested.property('encodings[1].sample').that.equals('café');
    const reading = await readListFile(file, parserOf('own'), countSlices(), 'windows-1252');
    expect(reading).to.have.nested.property('list.entries[0].values.notes', 'café');
  });

  it('refuses a compressed file that expands to more than 32 MB', async () => {
    const large = new Blob(Array.from({length: 40}, () => new Uint8Array(1024 * 1024)));
    const zipped = await new Response(large.stream().pipeThrough(new CompressionStream('gzip'))).blob();
    expect(zipped.size).to.be.below(1_000_000);
    expect(await readListFile(zipped, parserOf('mal'), countSlices())).to.deep.equal({problem: 'tooLarge'});
  });

  it('yields to the page after each step of reading, and stops when the user leaves', async () => {
    const rows = Array.from({length: 500}, (_, index) => ({mediaId: index + 1}));
    const file = new Blob([JSON.stringify({version: '1.01', type: 'ANIME', lists: [{entries: rows}]})]);
    const slices = countSlices();
    const reading = await readListFile(file, parserOf('own'), slices);
    expect('list' in reading && reading.list.entries.length).to.equal(500);
    expect(slices.count).to.be.at.least(1000);
    const stopped = {...countSlices(), yieldToMain: () => Promise.reject(new Error('stopped'))};
    expect(await readListFile(file, parserOf('own'), stopped)).to.deep.equal({problem: 'unreadable'});
  });

  it('reads a compressed list, and one with a byte order mark', async () => {
    const list = '\uFEFF<myanimelist><myinfo/></myanimelist>';
    const zipped = await new Response(new Blob([list]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
    for (const file of [new Blob([list]), zipped])
      expect(await readListFile(file, parserOf('mal'), countSlices())).to.have.property('list');
  });
});
