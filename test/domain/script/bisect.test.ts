import {expect} from 'chai';

import {nextStep, startBisect, remainingQuestions, type Bisect, type BisectResult} from '#domain/script/bisect';

/** Answers truthfully until the bisection ends; returns the verdict and the number of questions. */
function hunt(on: readonly string[], culprit: string | undefined) {
  let search: Bisect | undefined = startBisect(on);
  let verdict: BisectResult | undefined;
  let questions = 0;
  while (search && questions < 50) {
    verdict = nextStep(search, culprit !== undefined && search.off.includes(culprit));
    search = verdict.kind === 'asking' ? verdict.search : undefined;
    questions += 1;
  }
  return {verdict, questions};
}

const many = Array.from({length: 135}, (_, index) => `feature${index}`);

describe('bisection', () => {
  it('does not start if no feature is on', () => expect(startBisect([])).to.equal(undefined));

  for (const on of [['a'], ['a', 'b'], ['a', 'b', 'c', 'd', 'e'], many])
    it(`finds each of ${on.length} features within the announced number of questions`, () => {
      const first = startBisect(on);
      for (const id of on) {
        const {verdict, questions} = hunt(on, id);
        expect(verdict).to.deep.equal({kind: 'found', id});
        expect(questions).to.be.at.most(first ? remainingQuestions(first) : 0);
      }
    });

  it('needs at most nine questions for all features', () => {
    const first = startBisect(many);
    expect(first && remainingQuestions(first)).to.equal(9);
  });

  it('reports immediately that no feature is the cause', () =>
    expect(hunt(many, undefined)).to.deep.equal({verdict: {kind: 'innocent'}, questions: 1}));
});
