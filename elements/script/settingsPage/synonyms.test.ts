import {expect} from 'chai';

import {catalogue} from '#src/catalogue.generated';
import {visibleOf} from './find';
import {featureSynonyms} from './synonymMessages';
import {featureSynonyms as german} from './synonymMessages.de';

const visible = visibleOf(catalogue);
const plain = (text: string) => text.trim().toLowerCase();

describe('the synonyms of features', () => {
  it('belong to the features that the settings list', () => {
    expect(visible.length).to.be.greaterThan(100);
    expect(Object.keys(featureSynonyms).toSorted()).to.deep.equal(visible.map(({id}) => id).toSorted());
  });

  for (const [language, table] of [
    ['English', featureSynonyms],
    ['German', german],
  ] as const)
    it(`are four to six different ones for each, none of them its name, in ${language}`, () => {
      const of: Partial<Record<string, string>> = table;
      const wrong = visible.filter(({id, name}) => {
        const all = (of[id] ?? '').split(',').map(each => plain(each));
        const isComplete = all.length >= 4 && all.length <= 6 && new Set(all).size === all.length;
        return !isComplete || all.some(each => each === '' || each === plain(name));
      });
      expect(wrong.map(({id}) => id)).to.deep.equal([]);
    });
});
