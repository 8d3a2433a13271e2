import {expect} from 'chai';

import {kebab, toRoutes, tagOf} from '#feature/part';
import {home} from '#host/pages/routes';
import {toggle} from '#services/settings/handles';

describe('kebab', () => {
  const table = [
    ['completedScore', 'completed-score'],
    ['CSSgreenManga', 'css-green-manga'],
    ['SFWmode', 'sfw-mode'],
    ['MALscore', 'mal-score'],
    ['ALbuttonReload', 'al-button-reload'],
    ['hideAWC', 'hide-awc'],
    ['CSSoldDarkTheme', 'css-old-dark-theme'],
    ['CssGreenManga', 'css-green-manga'],
    ['draw3x3', 'draw3x3'],
    ['limitProgress8', 'limit-progress8'],
    ['timeToCompleteColumn', 'time-to-complete-column'],
    ['SFW', 'sfw'],
    ['tweets', 'tweets'],
  ] as const;
  for (const [id, name] of table) it(`converts ${id} to ${name}`, () => expect(kebab(id)).to.equal(name));
});

describe('tagOf', () => {
  it("returns the feature's id in kebab case for an unnamed part", () =>
    expect(tagOf('CSSgreenManga', {name: undefined})).to.equal('am-css-green-manga'));
  it('appends the name of the part', () =>
    expect(tagOf('completedScore', {name: 'onPage'})).to.equal('am-completed-score-on-page'));

  it('is based on the switch if the part belongs to one', () => {
    const own = toggle('droppedScore', {title: '', initial: false});
    expect(tagOf('activityScores', {name: 'feed', switch: own})).to.equal('am-dropped-score-feed');
  });
});

describe('toRoutes', () => {
  it('accepts one route or a list', () => {
    expect(toRoutes(home)).to.deep.equal([home]);
    expect(toRoutes([home])).to.deep.equal([home]);
  });
});
