import {expect} from 'chai';

import {BarChart} from '#ui/chart/BarChart';
import {expectAccessible, useRender} from '../../support/draw';

describe('BarChart', () => {
  const draw = useRender();
  const titles = {title: 'Reviews by score', labelTitle: 'Score', valueTitle: 'Reviews'};

  it('has a bar for each value, labels the highest, and offers the same numbers as a table', async () => {
    const bars = [3, 0, 1200].map((value, score) => ({label: `<b>${score}</b>`, value}));
    const drawn = draw(<BarChart {...titles} bars={bars} />);
    const drawing = drawn.getByRole('img', {
      name: /^Reviews by score\. .*<b>2<\/b>.*\b1,200\b/,
    });
    expect([...drawing.querySelectorAll('rect > title')].map(({textContent}) => textContent)).to.deep.equal([
      '<b>0</b>: 3',
      '<b>1</b>: 0',
      '<b>2</b>: 1,200',
    ]);
    const cells = [...drawn.container.querySelectorAll('tbody td')].map(({textContent}) => textContent);
    expect(cells).to.deep.equal(['<b>0</b>', '3', '<b>1</b>', '0', '<b>2</b>', '1,200']);
    await expectAccessible(drawn.container);
  });

  it('draws nothing without bars', () => {
    expect(draw(<BarChart {...titles} bars={[]} />).container.childElementCount).to.equal(0);
  });
});
