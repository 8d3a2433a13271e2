import {expect} from 'chai';

import {isShownScore, scoreSelector, textBesideScore, type ScoreScope} from '#host/pages/content/scores';
import {useStage} from '../../../support/page';

const fact = (name: string, value: string, status = 'Finished') => `
  <div class="media"><div class="sidebar"><div class="data">
    <div class="data-set"><div class="type">Status</div><div class="value">${status}</div></div>
    <div class="data-set"><div class="type">${name}</div><div class="value" data-x>${value}</div></div>
  </div></div></div>`;
const rank = (type: string, text: string) =>
  `<div class="media"><div class="sidebar"><a class="ranking ${type}"><span class="rank-text" data-x>${text}</span></a></div></div>`;
const chart = (heading: string, type = '') =>
  `<div class="media"><div class="media-stats"><div><h2>${heading}</h2><div class="chart ${type}" data-x><svg class="ct-chart"></svg></div></div></div></div>`;
const hover = (score: string) =>
  `<div class="media-card"><div class="hover-data"><div class="score" data-x>${score}</div></div></div>`;
const row = (score: string) => `<div class="media-card"><div class="row score" data-x>${score}</div></div>`;
const embed = (text: string) =>
  `<div class="markdown"><a class="media-embed"><div class="info"><span>TV · </span><span data-x>${text}</span></div></a></div>`;
const preview = (line: string) =>
  `<div class="media-preview-card"><div class="content"><div class="info" data-x>${line}</div></div></div>`;
const entry = (score: string, edit = '') =>
  `<div class="medialist"><div class="list-entries"><div class="row"><div class="cover">${edit}</div><div class="score" score="${score}" data-x>${score}</div></div></div></div>`;
const follow = (cells: string) =>
  `<div class="media"><a class="follow" href="/user/Tobias/"><div class="name">Tobias</div><div class="status">Completed</div>${cells}</a></div>`;
const compared = (name: string, score: string) =>
  `<div class="user"><div class="content"><div class="compare"><div><b>Title</b><b class="score">${name}</b></div><div><b>x</b><b class="score" data-x>${score}</b></div></div></div></div>`;
const edit = '<div class="edit"></div>';

describe('scores that the site shows', () => {
  const stage = useStage();
  const found = (markup: string, scope: Partial<ScoreScope> = {}) => {
    stage.show(markup);
    const node = stage.node.querySelector('[data-x]');
    return (
      node !== null &&
      node.matches(scoreSelector()) &&
      isShownScore(node, {rankings: false, own: false, ownName: 'Mirabel', ...scope})
    );
  };

  const table: readonly [string, string, boolean][] = [
    ['an average', fact('Average Score', '82%'), true],
    ['a mean', fact('Mean Score', '82%'), true],
    ['a mean in another spelling', fact(' Mean\n score ', '82%'), true],
    ['an average that is not there yet', fact('Average Score', ''), false],
    ['an average of an unreleased title', fact('Average Score', '82%', 'Not Yet Released'), false],
    ['the popularity', fact('Popularity', '82'), false],
    ['the distribution', chart('Distribution', 'media-score-distribution'), true],
    ['a chart of scores', chart('Airing Score Progression'), true],
    ['a chart of something else', chart('Recent Activity Per Day'), false],
    ['a hover box', hover('<i></i>82%'), true],
    ['a hover box without a score', hover('<!---->'), false],
    ['a table row', row('<i></i><div class="percentage">82%</div>'), true],
    ['a table row without a score', row(''), false],
    ['a card in a text', embed('82%'), true],
    ['a card in a text with a sign before the score', embed('· 82%'), true],
    ['another fact of a card in a text', embed('Spring 1998 · '), false],
    ['a box with a score in a line', preview('TV · 82%'), true],
    ['a box without one', preview('TV · Finished'), false],
    ['a box with progress', preview('Progress: 8/12'), false],
    ["another user's list", entry('8'), true],
    ["another user's entry without a score", entry('0'), false],
    ["the user's own list", entry('8', edit), false],
    ["another user's score in a comparison", compared('Tobias', '8'), true],
    ["another user's missing score in a comparison", compared('Tobias', '-'), false],
    ["the user's own score in a comparison", compared('Mirabel', '8'), false],
    ['a followed user', follow('<span data-x>8/10</span>'), true],
    ['a followed user with a smiley', follow('<svg class="fa-meh" data-x><path></path></svg>'), true],
    ['notes of a followed user', follow('<span data-x><button>Notes</button></span><span>8/10</span>'), false],
    ['a followed user without a score', follow('<span data-x></span>'), false],
  ];
  for (const [what, markup, is] of table)
    it(`${is ? 'finds' : 'ignores'} ${what}`, () => expect(found(markup)).to.equal(is));

  const ranks: readonly [string, string, boolean][] = [
    ['a rank by score', rank('rated', '#12 Highest Rated All Time'), true],
    ['a rank by score without its class', rank('', '#12 Highest Rated All Time'), true],
    ['a rank by popularity', rank('popular', '#3 Most Popular 2020'), false],
  ];
  for (const [what, markup, is] of ranks)
    it(`${is ? 'finds' : 'ignores'} ${what} if ranks count, and only then`, () => {
      expect(found(markup, {rankings: true})).to.equal(is);
      expect(found(markup)).to.equal(false);
    });

  it("finds the user's own scores if they count", () => expect(found(entry('8', edit), {own: true})).to.equal(true));

  it('finds the fifth fact of a card in a text', () => {
    const facts = ['', 'TV', 'Finished', '1998'].map(fact => `<i>${fact}</i>`).join('');
    expect(
      found(
        `<div class="markdown"><a class="media-embed"><div class="info">${facts}<span data-x>8.2</span></div></a></div>`,
      ),
    ).to.equal(true);
  });

  for (const [what, markup] of [
    ['with its class', chart('Score Distribution', 'media-score-distribution')],
    [
      'around the one with the class',
      chart('Scores').replace('<svg', '<div class="media-score-distribution"></div><svg'),
    ],
    ['without its class', chart('Scores')],
  ] as const)
    it(`finds a chart ${what} once, not again within itself`, () => {
      stage.show(markup);
      const charts = [...stage.node.querySelectorAll(scoreSelector())];
      const scope = {rankings: false, own: false, ownName: undefined};
      expect(charts.filter(node => isShownScore(node, scope))).to.have.length(1);
    });

  it('still finds the score of a followed user that is covered', () => {
    const cell = '<span role="button" data-am-cover="hidden" data-x>8/10</span>';
    expect(found(follow(cell))).to.equal(true);
  });

  it('reads the number of users beside a score', () => {
    const node = stage.show('<div>82% <div class="sub-row"> 1,234\n users</div></div>');
    expect(textBesideScore(node)).to.equal('1,234 users');
  });
});
