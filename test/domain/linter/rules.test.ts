import {expect} from 'chai';

import {lint, lintRules} from '#domain/linter/rules';
import {cases} from './cases';
import {clean, cleanManga, mediaOf} from './media';
import {sourceCases} from './sourceCases';
import {textCases} from './textCases';

const all = {...cases, ...sourceCases, ...textCases};
const ids = lintRules.map(({id}) => id);

describe('the rules of the linter', () => {
  it('are 39 plus one extra, each unique, with 15 on', () => {
    expect(new Set(ids).size).to.equal(ids.length);
    expect(ids.filter(id => id !== 'hashtag')).to.have.length(39);
    expect(lintRules.filter(({isOn}) => isOn).map(({id}) => id)).to.deep.equal([
      ...['startEnd', 'earlyDates', 'missingDates', 'badGenre', 'nativeTitle', 'noDuration', 'noLength'],
      ...['unusualLength', 'redundantSynonym', 'tempTitle', 'badRomaji', 'weirdSpace'],
      ...['badSpelling', 'noDescription', 'outdatedDescription'],
    ]);
  });

  it('all have test cases, except the one that looks at other media', () => {
    expect([...Object.keys(all), 'duplicatedMALID'].toSorted()).to.deep.equal(ids.toSorted());
  });

  it('leave clean media alone', () => {
    expect(lint([clean, {...cleanManga, idMal: 12}], new Set(ids))).to.deep.equal([]);
  });

  for (const [id, {hits, misses}] of Object.entries(all)) {
    for (const hit of hits)
      it(`flag with ${id}: ${JSON.stringify(hit).slice(0, 90)}`, () => {
        expect(lint([mediaOf(hit)], new Set([id])).map(({broken}) => broken)).to.deep.equal([[id]]);
      });
    for (const miss of misses)
      it(`do not flag with ${id}: ${JSON.stringify(miss).slice(0, 90)}`, () => {
        expect(lint([mediaOf(miss)], new Set([id]))).to.deep.equal([]);
      });
  }
});

describe('the duplicated MyAnimeList id', () => {
  const chosen = new Set(['duplicatedMALID']);
  const flagged = (...media: Parameters<typeof lint>[0][number][]) => lint(media, chosen).map(each => each.media.id);

  it('is flagged on the later media item of the same type', () => {
    expect(flagged({...clean, id: 1}, {...clean, id: 2}, {...clean, id: 3})).to.deep.equal([2, 3]);
    expect(flagged({...cleanManga, id: 1}, {...clean, id: 2, idMal: 7}, {...cleanManga, id: 3})).to.deep.equal([3]);
    expect(
      flagged({...clean, id: 1, idMal: 5}, {...clean, id: 2, idMal: 6}, {...clean, id: 3, idMal: 5}),
    ).to.deep.equal([3]);
  });

  it('is not flagged for a media item that was read twice because it moved to the next page', () => {
    expect(flagged({...clean, id: 1}, {...clean, id: 1})).to.deep.equal([]);
    expect(flagged({...clean, id: 1}, {...clean, id: 2}, {...clean, id: 1})).to.deep.equal([2]);
  });

  it('is not flagged between an anime and a manga, without an id, or in another run', () => {
    expect(flagged({...clean, id: 1}, {...cleanManga, id: 2})).to.deep.equal([]);
    expect(flagged({...clean, id: 1, idMal: null}, {...clean, id: 2, idMal: null})).to.deep.equal([]);
    expect(flagged({...clean, id: 1})).to.deep.equal(flagged({...clean, id: 2}));
  });
});
