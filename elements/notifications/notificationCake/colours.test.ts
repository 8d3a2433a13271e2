import {expect} from 'chai';
import * as v from 'valibot';

import {colourOf, notificationColours, shownCount, slicesOf, types} from './colours';

describe('notification colours', () => {
  for (const [type, colour] of [
    ['ACTIVITY_LIKE', 'rgb(250,122,122)'],
    ['ACTIVITY_REPLY_LIKE', 'rgb(250,122,122)'],
    ['THREAD_COMMENT_LIKE', 'rgb(250,122,122)'],
    ['THREAD_LIKE', 'rgb(250,122,122)'],
    ['THREAD_COMMENT_REPLY', 'rgb(61,180,242)'],
    ['ACTIVITY_REPLY', 'rgb(61,180,242)'],
    ['ACTIVITY_MESSAGE', 'rgb(123,213,85)'],
    ['FOLLOWING', 'rgb(123,213,85)'],
    ['ACTIVITY_MENTION', 'rgb(123,213,85)'],
    ['THREAD_COMMENT_MENTION', 'rgb(123,213,85)'],
    ['THREAD_SUBSCRIBED', 'rgb(247,191,99)'],
    ['ACTIVITY_REPLY_SUBSCRIBED', 'rgb(247,191,99)'],
    ['RELATED_MEDIA_ADDITION', 'rgb(247,191,99)'],
    ['AIRING', 'rgb(247,191,99)'],
    ['MEDIA_MERGE', 'rgb(139,160,178)'],
    ['constructor', 'rgb(139,160,178)'],
  ] as const)
    it(`${type} is ${colour} and shown by default`, () => {
      expect(colourOf(type, {})).to.deep.equal({colour, supress: false});
    });

  it('are defined for the 20 types of the API, with one row for all others', () => {
    expect(types).to.have.length(21);
    expect(colourOf('SOMETHING_NEW', {OTHER: {colour: 'rgb(1,2,3)', supress: true}})).to.deep.equal({
      colour: 'rgb(1,2,3)',
      supress: true,
    });
  });

  for (const [name, total, chosen, shown] of [
    ['all are shown', 4, {}, 4],
    ['likes are suppressed', 4, {ACTIVITY_LIKE: {supress: true}}, 1],
    ['all types are suppressed', 4, {ACTIVITY_LIKE: {supress: true}, AIRING: {supress: true}}, 0],
    ['more are unread than types are known', 60, {ACTIVITY_LIKE: {supress: true}}, 57],
  ] as const)
    it(`count ${shown} of ${total} unread notifications when ${name}`, () => {
      expect(shownCount(total, {ACTIVITY_LIKE: 3, AIRING: 1}, chosen)).to.equal(shown);
    });

  for (const row of [null, 'red', 7, [], {colour: null, supress: 'yes'}])
    it(`keep the others if one type has ${JSON.stringify(row)}`, () => {
      const read = v.parse(notificationColours.schema, {AIRING: row, FOLLOWING: {colour: 'rgb(0,0,0)', supress: true}});
      expect([colourOf('AIRING', read), colourOf('FOLLOWING', read)]).to.deep.equal([
        {colour: 'rgb(247,191,99)', supress: false},
        {colour: 'rgb(0,0,0)', supress: true},
      ]);
    });

  it('combine types of one colour and omit suppressed ones', () => {
    const unread = {ACTIVITY_LIKE: 2, THREAD_LIKE: 1, AIRING: 3, FOLLOWING: 1};
    const chosen = {AIRING: {supress: true}, FOLLOWING: {colour: 'rgb(0,0,0)'}};
    expect(slicesOf(unread, chosen)).to.deep.equal([
      {colour: 'rgb(250,122,122)', count: 3},
      {colour: 'rgb(0,0,0)', count: 1},
    ]);
  });
});
