import {expect} from 'chai';

import {figuresBox} from '#host/pages/user/anchors';

/** A box with figures under these labels. */
function box(...labels: string[]) {
  const node = document.createElement('div');
  for (const label of labels) {
    const stat = document.createElement('div');
    const inner = document.createElement('div');
    inner.className = 'label';
    inner.textContent = ` ${label} `;
    stat.append(inner);
    node.append(stat);
  }
  return node;
}

describe('figuresBox', () => {
  const table = [
    [['Total Anime', 'Days Watched', 'Mean Score'], {mediaType: 'ANIME', showsMeanScore: true}],
    [['Total Manga', 'Chapters Read', 'Mean Score'], {mediaType: 'MANGA', showsMeanScore: true}],
    [['Total Anime', 'Days Watched', 'Standard Deviation'], {mediaType: 'ANIME', showsMeanScore: false}],
    [['Chapters Read', 'Total Manga'], {mediaType: 'MANGA', showsMeanScore: false}],
    [['Total Time'], undefined],
    [[], undefined],
  ] as const;
  for (const [labels, expected] of table)
    it(`reads ${JSON.stringify(expected)} from the labels "${labels.join(', ')}"`, () =>
      expect(figuresBox.read(box(...labels))).to.deep.equal(expected));
});
