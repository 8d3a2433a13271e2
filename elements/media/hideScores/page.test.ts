import {expect} from 'chai';

import css from './page.css';
import {adoptSheet, dropSheet} from '#host/dom/sheets';
import {useStage} from '#test/support/page';

describe('the sheet of hidden scores', () => {
  const stage = useStage();
  beforeEach(() => adoptSheet(css, 0));
  afterEach(() => dropSheet(css));

  const row = (score: string, cover: string) =>
    `<div class="medialist"><div class="list-entries"><div class="row"><div class="cover">${cover}</div><div class="score" score="${score}" data-x>${score}</div></div></div></div>`;
  const inCard = (score: string) => `<div class="media-card"><div class="hover-data">${score}</div></div>`;
  const table: readonly [string, string, boolean][] = [
    ['a distribution', '<div class="media"><div class="media-score-distribution" data-x>5</div></div>', true],
    ['a hover box', inCard('<div class="score" data-x>82%</div>'), true],
    ['a hover box without a score', inCard('<div class="score" data-x></div>'), false],
    ['a row of a table', '<div class="media-card"><div class="row score" data-x>82%</div></div>', true],
    [
      'the number of users in it',
      '<div class="media-card"><div class="row score"><p class="sub-row" data-x>1</p></div></div>',
      false,
    ],
    [
      'a card in a text',
      '<div class="markdown"><a class="media-embed"><div class="info"><b></b><span>TV</span><span>Finished</span><span>1998</span><span data-x>82%</span></div></a></div>',
      true,
    ],
    ["another user's score", row('8', ''), true],
    ["another user's missing score", row('0', ''), false],
    ["the user's own score", row('8', '<div class="edit"></div>'), false],
    ['a pressed score', '<b data-am-cover="shown" data-x>8</b>', false],
    ['a score that is covered again', '<b data-am-cover="closed" data-x>8</b>', true],
    ['a covered score', '<b data-am-cover="hidden" data-x>8</b>', true],
  ];
  for (const [what, markup, isHidden] of table)
    it(`${isHidden ? 'hides' : 'shows'} ${what}, without waiting for a mark`, () => {
      stage.show(markup);
      const node = stage.node.querySelector('[data-x]') as Element;
      const {color, visibility} = getComputedStyle(node);
      expect([color === 'rgba(0, 0, 0, 0)', visibility]).to.deep.equal([isHidden, 'visible']);
    });
});
