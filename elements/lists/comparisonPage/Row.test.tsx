import {screen} from '@testing-library/react';
import {expect} from 'chai';

import type {ComparedCell} from '#domain/compare/rows';
import {useRender} from '#test/support/draw';
import {Row} from './Row';

const titles = {romaji: 'A Work', native: undefined, english: undefined};
const media = {id: 1, type: 'ANIME', title: titles, format: 'TV', averageScore: 70, popularity: 5} as const;
const empty: ComparedCell = {score: 0, ownScore: 0, status: undefined, isFavourite: false, progress: 0};

describe('a row of the comparison', () => {
  const draw = useRender();

  /** The marks of the cell of a user with these values. */
  function marksOf(cell: Partial<ComparedCell>, {isFullColour = true, isHidden = false} = {}) {
    draw(
      <table>
        <tbody>
          <Row
            row={{media, title: 'A Work', digest: undefined, cells: [{...empty, ...cell}], ratings: []}}
            index={0}
            formats={['POINT_10']}
            type="ANIME"
            hasOwnSystems={false}
            isFullColour={isFullColour}
            isHighlighted={false}
            isStop
            isSafe={false}
            hidden={{digest: false, people: [isHidden]}}
          />
        </tbody>
      </table>,
    );
    const {full, rated} = screen.getAllByRole('cell').at(-1)?.dataset ?? {};
    return {isFull: full === 'true', isRated: rated === 'true'};
  }

  for (const [what, cell, options, expected] of [
    ['a rating', {score: 70, ownScore: 7}, {}, {isFull: true, isRated: true}],
    ['a rating without full colors', {score: 70, ownScore: 7}, {isFullColour: false}, {isFull: false, isRated: true}],
    ['a covered rating', {score: 70, ownScore: 7}, {isHidden: true}, {isFull: false, isRated: true}],
    ['no rating', {status: 'CURRENT', progress: 3}, {}, {isFull: false, isRated: false}],
  ] as const)
    it(`fills the cell of ${what} with its color only if that shows a rating`, () =>
      expect(marksOf(cell, options)).to.deep.equal(expected));
});
