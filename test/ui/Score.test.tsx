import {render} from '@testing-library/react';
import {expect} from 'chai';

import type {ScoreFormat} from '#domain/score/score';
import {Score} from '#ui/Score';
import {expectAccessible} from '../support/draw';

describe('Score', () => {
  const table: readonly [number, ScoreFormat | undefined, string][] = [
    [85, 'POINT_100', '85/100'],
    [8.5, 'POINT_10_DECIMAL', '8.5/10'],
    [8, 'POINT_10', '8/10'],
    [4, 'POINT_5', '4 ★'],
    [7, undefined, '7'],
    [0, 'POINT_100', ''],
  ];
  for (const [score, format, text] of table)
    it(`shows ${score} in ${format ?? 'an unknown format'} as "${text}"`, () =>
      expect(render(<Score score={score} format={format} />).container.textContent).to.equal(text));

  for (const [score, name] of [
    [3, 'smile'],
    [2, 'meh'],
    [1, 'frown'],
  ] as const)
    it(`shows ${score} of three points as a face with the accessible name "${name}"`, async () => {
      const {getByRole, container} = render(<Score score={score} format="POINT_3" />);
      expect(getByRole('img', {name}).localName).to.equal('svg');
      await expectAccessible(container);
    });

  it('labels the star for screen readers', () => {
    const {getByLabelText} = render(<Score score={4} format="POINT_5" />);
    expect(getByLabelText('stars').textContent).to.equal(' ★');
  });
});
