import {expect} from 'chai';

import {roleStatistics} from '#domain/media/roleStatistics';
import {roleCard, roleEntry} from '../../support/roles';

describe('roleStatistics', () => {
  it('counts each media item once, and only known values', () => {
    const first = {id: 1, episodes: 10, duration: 30, score: 80, entry: roleEntry({progress: 4})};
    const second = {id: 2, score: 70, entry: roleEntry({status: 'PLANNING'})};
    const cards = [roleCard('a', first), roleCard('a, too', first), roleCard('b', second), roleCard('c', {id: 3})];
    expect(roleStatistics(cards)).to.deep.equal({
      media: 3,
      meanScore: 75,
      length: 300,
      begun: 1,
      progress: 120,
      roles: [],
    });
  });

  it('counts roles without episode numbers, sorted by weight and then by count', () => {
    const roles = [
      ['Director', 'Key Animation (ep 1)', 'Key Animation (ep 2)'],
      ['Music', 'In-Between Animation'],
      ['Music', 'Key Animation', 'Script (ep 3)'],
      ['Music'],
    ];
    const cards = roles.map((own, index) => roleCard(String(index), {id: index}, {roles: own}));
    expect(roleStatistics(cards).roles).to.deep.equal([
      ['Director', 1],
      ['Script', 1],
      ['Music', 3],
      ['Key Animation', 2],
      ['In-Between Animation', 1],
    ]);
  });

  it('has no mean without scores', () => expect(roleStatistics([]).meanScore).to.equal(undefined));
});
