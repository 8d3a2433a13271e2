import {expect} from 'chai';

import {importers} from '#kits/importers/importers';
import {leftOutText, problemText} from '#kits/importers/messages';
import {readListFile} from '#kits/importers/readFile';
import {badClasses, type BadFile} from '../../support/badLists';

const parserOf = (format: BadFile['format']) => (source: string) => {
  const importer = importers.find(({id}) => id === format);
  if (!importer) throw new Error(format);
  return importer.parse(source, 'ANIME');
};

/** What a person is told about a bad file: one message for all of it, or one for each of its entries. */
async function messagesFor({content, format}: BadFile): Promise<readonly string[]> {
  const reading = await readListFile(new Blob([content]), parserOf(format));
  if ('problem' in reading) return [problemText[reading.problem]];
  expect(reading.list.entries, 'nothing of it can be imported').to.deep.equal([]);
  return reading.list.leftOut.map(({reason}) => leftOutText[reason]);
}

describe('readListFile', () => {
  for (const [name, files] of badClasses)
    it(`tells what is wrong with each file of the class "${name}", and takes nothing from it`, async () => {
      const all = await files();
      expect(all.length).to.be.at.least(15);
      for (const file of all) {
        const told = await messagesFor(file);
        expect(told.length, file.name).to.be.at.least(1);
        for (const message of told) expect(message, file.name).to.match(/^\w/);
      }
      expect(Reflect.get({}, 'polluted')).to.equal(undefined);
    });

  it('refuses a compressed file that holds more than 32 MB', async () => {
    const large = new Blob(Array.from({length: 40}, () => new Uint8Array(1024 * 1024)));
    const zipped = await new Response(large.stream().pipeThrough(new CompressionStream('gzip'))).blob();
    expect(zipped.size).to.be.below(1_000_000);
    expect(await readListFile(zipped, parserOf('mal'))).to.deep.equal({problem: 'tooLarge'});
  });

  it('reads a compressed list, and one with a byte order mark', async () => {
    const list = '\uFEFF<myanimelist><myinfo/></myanimelist>';
    const zipped = await new Response(new Blob([list]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
    for (const file of [new Blob([list]), zipped])
      expect(await readListFile(file, parserOf('mal'))).to.have.property('list');
  });
});
