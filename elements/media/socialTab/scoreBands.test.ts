import {expect} from 'chai';

import {bandOf} from './scoreBands';

describe('the score band of a followed user', () => {
  const row = (score: string) => {
    const link = document.createElement('a');
    link.className = 'follow';
    link.href = '/user/Mirabel/';
    const status = document.createElement('div');
    status.className = 'status';
    status.textContent = 'Completed';
    const smiley = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    smiley.dataset.icon = score;
    const words = document.createElement('span');
    words.textContent = score;
    link.append(status, /^[a-z]+$/.test(score) ? smiley : words);
    return link.lastElementChild as Element;
  };

  for (const [score, band] of [
    ['83/100', '85'],
    ['82/100', '80'],
    ['100/100', '100'],
    ['7/10', '70'],
    ['8.4/10', '85'],
    ['1', '10'],
    ['5', '90'],
    ['smile', '85'],
    ['meh', '60'],
    ['frown', '35'],
    ['', false],
  ] as const)
    it(`is ${band} for ${score || 'no score'}`, () => expect(bandOf(row(score))).to.equal(band));

  it('is none for other cells', () => expect(bandOf(row('83/100').previousElementSibling as Element)).to.equal(false));
});
