import {expect} from 'chai';

import type {Part, PartOrder} from '#feature/part';
import {orderParts, referenceTo} from '#feature/partOrder';
import {anywhere} from '#host/pages/route';
import {feature} from '../support/features';

type Verb = Part['verb'];

const part = (name: string | undefined, order: PartOrder = {}, verb: Verb = 'run'): Part => ({
  verb,
  name,
  routes: [anywhere],
  start: () => ({}),
  ...order,
});
const one = (id: string, order: PartOrder = {}, verb: Verb = 'run') => feature([part(undefined, order, verb)], {id});
const ordered = (...catalogue: Parameters<typeof orderParts>[0]) => orderParts(catalogue).map(referenceTo);

describe('orderParts', () => {
  it('orders parts by feature and name by default, for any catalogue order', () => {
    const features = [one('tweets'), feature([part('b'), part(undefined), part('a')], {id: 'drafts'}), one('hideAWC')];
    const expected = ['drafts', 'drafts/a', 'drafts/b', 'hideAWC', 'tweets'];
    expect(ordered(...features)).to.deep.equal(expected);
    expect(ordered(...features.toReversed())).to.deep.equal(expected);
  });

  it('puts a part before and after the ones it lists', () => {
    const features = [one('blockList', {after: ['tweets']}), one('drafts'), one('tweets', {before: ['drafts']})];
    expect(ordered(...features)).to.deep.equal(['tweets', 'blockList', 'drafts']);
  });

  it('treats a feature as all its parts, and a part name as one of them', () => {
    const tweets = feature([part('first'), part('second')], {id: 'tweets'});
    expect(ordered(tweets, one('drafts', {after: ['tweets']}))).to.deep.equal([
      'tweets/first',
      'tweets/second',
      'drafts',
    ]);
    expect(ordered(tweets, one('drafts', {after: ['tweets/first']}))).to.deep.equal([
      'tweets/first',
      'drafts',
      'tweets/second',
    ]);
  });

  it('treats its own feature as the other parts of that feature', () => {
    const own = feature([part('a', {after: ['tweets']}), part('b'), part('c')], {id: 'tweets'});
    expect(ordered(own)).to.deep.equal(['tweets/b', 'tweets/c', 'tweets/a']);
  });

  it('orders by style sheet group before name, unless a part specifies otherwise', () => {
    const features = [
      one('blockList', {sheet: 'user'}),
      one('slimNav', {sheet: 'feature'}),
      one('drafts', {after: ['blockList']}),
      one('tweets'),
      one('hideAWC', {sheet: 'fix'}),
    ];
    expect(ordered(...features)).to.deep.equal(['blockList', 'drafts', 'hideAWC', 'tweets', 'slimNav']);
  });

  it('ignores features that are planned or not in this catalogue', () => {
    expect(ordered(one('tweets', {after: ['activityTimeline', 'drafts/note']}))).to.deep.equal(['tweets']);
  });

  it('refuses a part that the named feature does not have', () => {
    const features = [one('drafts'), one('tweets', {after: ['drafts/note']})];
    expect(() => orderParts(features)).to.throw(
      'tweets is ordered before or after "drafts/note", which is not a part.',
    );
  });

  it('refuses a feature that does not exist', () => {
    const gone = {after: ['gone']} as object;
    expect(() => orderParts([one('tweets', gone)])).to.throw(
      'tweets is ordered before or after "gone", which is not a part.',
    );
  });

  it('refuses a circular order and lists its parts', () => {
    const features = [
      one('tweets', {after: ['drafts']}),
      one('drafts', {after: ['hideAWC']}),
      one('hideAWC', {after: ['tweets']}),
    ];
    expect(() => orderParts(features)).to.throw(
      'Parts are ordered in a circle, each after the next: drafts, hideAWC, tweets, drafts.',
    );
  });
});
