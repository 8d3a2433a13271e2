import {expect} from 'chai';

import {CompatibilityResult} from './compatibility/CompatibilityResult';
import {expectAccessible, useRender} from '#test/support/draw';

const users = ['Ann', '<b>#Bob</b>'] as const;

describe('CompatibilityResult', () => {
  const draw = useRender();

  for (const [difference, hue] of [
    [0.4567, '120'],
    [1, undefined],
    [1.25, '0'],
  ] as const)
    it(`has the hue ${hue ?? 'of text'} for ${difference}`, async () => {
      const result = {difference, shared: 40, firstSize: 1200, secondSize: 80};
      const drawn = draw(<CompatibilityResult {...{result, users}} />);
      const number = drawn.container.querySelector('strong');
      expect(number?.textContent).to.equal({0.4567: '0.457', 1: '1', 1.25: '1.25'}[difference]);
      expect(number?.style.getPropertyValue('--ui-hue')).to.equal(hue ?? '');
      expect(drawn.container.querySelector('p')?.textContent).to.contain(
        ', based on 40 titles that both scored. Lower is better; 0.8 to 1.1 is common.',
      );
      await expectAccessible(drawn.container);
    });

  it('draws the overlap in 200 x 100 pixels, and describes it in words', () => {
    const result = {difference: 1, shared: 40, firstSize: 1200, secondSize: 80};
    const drawn = draw(<CompatibilityResult {...{result, users}} />);
    const drawing = drawn.getByRole('img', {
      name: /Ann: 1,200 scores, <b>#Bob<\/b>: 80 scores, .*\b40\b/,
    });
    expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).to.deep.equal(['200', '100']);
    expect(drawing.querySelectorAll('circle')).to.have.length(2);
    expect(drawn.getAllByRole('listitem').map(({textContent}) => textContent)).to.deep.equal([
      'Ann: 1,200 scores',
      '<b>#Bob</b>: 80 scores',
    ]);
  });

  for (const [shared, words] of [
    [0, 'The two lists share 0 scores, which are too few or too alike to compare.'],
    [1, 'The two lists share only 1 score, which is too few to compare.'],
    [5, 'The two lists share 5 scores, which are too few or too alike to compare.'],
  ] as const)
    it(`shows that ${shared} shared scores cannot be compared`, () => {
      const result = {difference: undefined, shared, firstSize: 5, secondSize: 5};
      const drawn = draw(<CompatibilityResult {...{result, users}} />);
      expect(drawn.container.querySelector('p')?.textContent).to.equal(words);
    });

  it('draws nothing for two empty lists', () => {
    const result = {difference: undefined, shared: 0, firstSize: 0, secondSize: 0};
    const drawn = draw(<CompatibilityResult {...{result, users}} />);
    expect(drawn.queryByRole('img')).to.equal(null);
  });
});
