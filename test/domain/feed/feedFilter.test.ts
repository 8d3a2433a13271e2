import {expect} from 'chai';

import {
  isBlocked,
  passesThreshold,
  createWordFilter,
  type BlockableActivity,
  type BlockRule,
} from '#domain/feed/feedFilter';

describe('passesThreshold', () => {
  /** Count, threshold, whether the post stays visible. */
  const table = [
    [0, 0, true],
    [7, 0, true],
    [2, 3, false],
    [3, 3, true],
    [4, 3, true],
    [0, -1, true],
    [1, -1, false],
    [2, -3, true],
    [3, -3, false],
  ] as const;
  for (const [count, threshold, stays] of table)
    it(`returns ${stays} for count ${count} with threshold ${threshold}`, () =>
      expect(passesThreshold(count, threshold)).to.equal(stays));
});

describe('createWordFilter', () => {
  const table = [
    ['nsfw', 'This is NSFW!', true],
    ['nsfw', 'This is fine', false],
    ['spoil(er)?s', 'no Spoils', true],
    ['^start', 'not at the start', false],
    ['[', 'an [open bracket', true],
    ['[', 'none', false],
    ['(Lost', 'we (lost it', true],
    ['(a+)+$', 'aaaaaaaa!', false],
    ['(a+)+$', 'the pattern (a+)+$', true],
    ['', 'anything', false],
    [' ', 'any thing', false],
    ['nsfw ', 'This is nsfw.', true],
  ] as const;
  for (const [word, text, blocked] of table)
    it(`returns ${blocked} for "${text}" with the word "${word}"`, () =>
      expect(createWordFilter(word)(text)).to.equal(blocked));
  it('returns the same result each time', () => {
    const blocks = createWordFilter('a');
    expect([blocks('a'), blocks('a'), blocks('a')]).to.deep.equal([true, true, true]);
  });
});

describe('isBlocked', () => {
  const anime = (sentence: string): BlockableActivity => ({type: 'ANIME_LIST', user: 'Mirabel', mediaId: 1, sentence});
  const manga = (sentence: string): BlockableActivity => ({type: 'MANGA_LIST', user: 'Mirabel', mediaId: 2, sentence});
  const text: BlockableActivity = {type: 'TEXT', user: 'Mirabel'};
  const message: BlockableActivity = {type: 'MESSAGE', user: 'Mirabel'};
  const table: readonly [BlockRule, BlockableActivity, boolean][] = [
    [{}, text, false],
    [{user: '', status: ''}, text, false],
    [{status: 'none'}, text, false],
    [{status: 'all'}, message, true],
    [{user: 'mirabel'}, text, true],
    [{user: 'Somebody'}, text, false],
    [{user: 'Mirabel', status: 'none'}, text, true],
    [{mediaId: 1}, anime('completed'), true],
    [{mediaId: 1}, manga('completed'), false],
    [{mediaId: 1}, text, false],
    [{user: 'Mirabel', mediaId: 2}, anime('completed'), false],
    [{status: 'status'}, text, true],
    [{status: 'status'}, anime('completed'), false],
    [{status: 'progress'}, anime('completed'), true],
    [{status: 'progress'}, manga('read chapter'), true],
    [{status: 'progress'}, message, false],
    [{status: 'anime'}, anime('completed'), true],
    [{status: 'anime'}, manga('completed'), false],
    [{status: 'manga'}, manga('completed'), true],
    [{status: 'planning'}, anime('plans to watch'), true],
    [{status: 'planning'}, manga('plans to read'), true],
    [{status: 'watching'}, anime('watched episode'), true],
    [{status: 'watching'}, anime('rewatched episode'), false],
    [{status: 'reading'}, manga('read chapter'), true],
    [{status: 'reading'}, anime('watched episode'), false],
    [{status: 'pausing'}, anime('paused watching'), true],
    [{status: 'dropping'}, manga('dropped'), true],
    [{status: 'rewatching'}, anime('rewatched episode'), true],
    [{status: 'rereading'}, manga('reread chapter'), true],
    [{status: 'rereading'}, anime('rewatched episode'), false],
    [{user: 'Mirabel', status: 'dropping'}, anime('completed'), false],
    [{status: 'constructor'}, text, false],
    [{status: 'something new'}, text, false],
  ];
  for (const [item, activity, blocked] of table)
    it(`returns ${blocked} for ${JSON.stringify(activity)} with the rule ${JSON.stringify(item)}`, () =>
      expect(isBlocked(activity, [item])).to.equal(blocked));
  it('blocks an activity if any rule matches', () =>
    expect(isBlocked(text, [{user: 'Somebody'}, {status: 'status'}])).to.equal(true));
  it('blocks nothing if there are no rules', () => expect(isBlocked(text, [])).to.equal(false));
});
