import {expect} from 'chai';

import {useRender} from '#test/support/draw';
import {recordVote, votes} from './state';
import {Votes} from './Votes';

const media = (id: number) => ({
  ...{id, type: 'ANIME' as const, coverImage: null},
  title: {romaji: `Title ${id}`, native: null, english: null},
});
const pair = {
  ...{id: 3, rating: 5, userRating: 'NO_RATING' as const, at: 100, score: 90, averageScore: 80},
  ...{secondStatus: undefined, first: media(1), second: media(2)},
};

describe('Votes', () => {
  const draw = useRender();
  afterEach(votes.reset);

  it('show a confirmed vote to the user who cast it, until a newer answer', () => {
    recordVote('Mirabel 3', {rating: 6, userRating: 'RATE_UP', at: 100});
    const shown = (userName: string, at: number) => {
      const {container, unmount} = draw(<Votes pair={{...pair, at}} userName={userName} name="A pair" />);
      const pressed = container.querySelectorAll('[aria-pressed=true]').length;
      const result = [container.querySelector('.rating')?.textContent, pressed];
      unmount();
      return result;
    };
    expect(shown('Mirabel', 100)).to.deep.equal(['+6', 1]);
    expect(shown('Tobias', 100)).to.deep.equal(['+5', 0]);
    expect(shown('Mirabel', 101)).to.deep.equal(['+5', 0]);
  });
});
