import {expect} from 'chai';

import {chooseYear, yearSlider} from '#host/pages/lists/yearSlider';
import {useStage} from '../../../support/page';

const slider = (attributes: string, heading = 'Year') =>
  `<div class="medialist"><div class="filters-wrap"><div>${heading}</div><div class="el-slider" role="slider" ${attributes}><div class="el-slider__runway" style="width: 154px; height: 6px"></div></div><p></p></div></div>`;
const bounds = 'aria-valuemin="1950" aria-valuemax="2027"';

describe('yearSlider', () => {
  const stage = useStage();
  const found = () => stage.node.querySelector(yearSlider.selector);

  const table = [
    [bounds, 'Year', undefined],
    [`${bounds} aria-valuenow="1950"`, 'Year', undefined],
    [`${bounds} aria-valuenow="2001"`, 'Year', 2001],
    [bounds, 'Year<span>1999</span>', 1999],
    [`${bounds} aria-valuenow="2001"`, 'Year<span>1999</span>', 1999],
  ] as const;
  for (const [attributes, heading, year] of table)
    it(`reads the year ${year} from ${attributes} below "${heading}"`, () => {
      stage.show(slider(attributes, heading));
      const node = found();
      expect(node && yearSlider.read(node)).to.deep.equal({min: 1950, max: 2027, year});
    });

  it('ignores sliders for anything else', () => {
    stage.show(slider('aria-valuemin="0" aria-valuemax="170"'));
    expect(found()).to.equal(null);
  });

  it('clicks the slider at the position of the year', () => {
    stage.show(slider(bounds));
    const places: number[] = [];
    const runway = stage.node.querySelector('.el-slider__runway');
    const left = runway?.getBoundingClientRect().left ?? 0;
    runway?.addEventListener('click', event => places.push((event as MouseEvent).clientX - left));
    const ours = stage.node.querySelector('p');
    for (const year of [1950, 1951, 2000, 2027])
      if (ours) chooseYear(ours, year, {min: 1950, max: 2027, year: undefined});
    expect(places.map(place => Math.round(place / 2) + 1950)).to.deep.equal([1950, 1951, 2000, 2027]);
  });
});
