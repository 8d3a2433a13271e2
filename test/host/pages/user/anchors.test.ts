import {expect} from 'chai';

import {figuresBox, shownProfile} from '#host/pages/user/anchors';
import {useStage} from '../../../support/page';

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

describe('shownProfile', () => {
  const stage = useStage();
  for (const [what, heading, expected] of [
    ['the name', ' Mirabel ', 'Mirabel'],
    ['the name beside the sign of another script', 'Mirabel<span class="void-sign">✔</span>', 'Mirabel'],
    ['a name that another script has wrapped', '<span>Mirabel</span>', 'Mirabel'],
    ['nothing where there is no name yet', '', undefined],
  ] as const)
    it(`reads ${what}`, () => {
      stage.show(`<div class="user"><div class="banner-content"><h1 class="name">${heading}</h1></div></div>`);
      expect(shownProfile()).to.equal(expected);
    });
});

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
