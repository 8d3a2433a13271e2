import {expect} from 'chai';

import {
  isChallenge,
  isRecurring,
  pageRequestFor,
  previewThreads,
  shortCategory,
  shortChip,
  threadWords,
} from '#domain/forum/forumPreview';

describe('isChallenge', () => {
  const table = [
    ['AWC: Genre Challenge', true],
    ['Anime Watching Challenge 2020', true],
    ['Anime Watching Club: September', true],
    ['MRC - Classic', true],
    [' AWC: blank in front', true],
    ['About the AWC', false],
    ['anime recommendations', false],
    ['', false],
  ] as const;
  for (const [title, challenge] of table)
    it(`returns ${challenge} for "${title}"`, () => expect(isChallenge(title)).to.equal(challenge));
});

describe('isRecurring', () => {
  const table = [
    ['Boys vs Girls', true],
    ['Counting game: girls vs. boys!', true],
    ['BOYS AGAINST GIRLS', true],
    ['Boys v Girls', true],
    ['Introduce yourself here', true],
    ['Introductions', true],
    ['Introduction Thread #3', true],
    ['[Introductions]', true],
    ['Introduction to Japanese verbs', false],
    ['An introduction of the new tags', false],
    ['Count to 1,000,000', true],
    ["Let's count to a million!", true],
    ['Counting up to 10000', true],
    ['Counting Thread II', true],
    ['Forum Game: Counting', true],
    ['Counting', true],
    ['Count as high as you can before a moderator posts', true],
    ['Counting by twos', true],
    ['How does AniList count rewatches?', false],
    ['Counting on you', false],
    ['The Count of Monte Cristo', false],
    ['Countdown to the premiere', false],
    ['Introducing myself', true],
    ['Support AniList', true],
    ['AniList Donations', true],
    ['Where can I watch One Piece?', true],
    ['where to read the manga', true],
    ['Where should we stream this', true],
    ['The girls of this season', false],
    ['Supporting characters', false],
    ['Where were you when it ended?', false],
    ['An introductory arc', false],
    ['', false],
  ] as const;
  for (const [title, recurring] of table)
    it(`returns ${recurring} for "${title}"`, () => expect(isRecurring(title, [])).to.equal(recurring));

  it('returns true for the words of the user, in any case', () => {
    const words = threadWords('Last letter, , three-word story');
    expect(words).to.deep.equal(['last letter', 'three-word story']);
    expect(isRecurring('The LAST LETTER game', words)).to.equal(true);
    expect(isRecurring('The letter', words)).to.equal(false);
  });
  it('uses at most ten words', () => {
    const words = threadWords(Array.from({length: 12}, (_, index) => `word${index}`).join());
    expect([words.length, words.at(-1)]).to.deep.equal([10, 'word9']);
  });
});

describe('shortened titles', () => {
  it('are cut to 20 characters for categories longer than 25', () => {
    expect(shortCategory('a'.repeat(25))).to.equal('a'.repeat(25));
    expect(shortCategory('a'.repeat(26))).to.equal(`${'a'.repeat(20)}…`);
  });
  it('are cut to 35 characters for threads longer than 40', () => {
    expect(shortChip('a'.repeat(40))).to.equal('a'.repeat(40));
    expect(shortChip('a'.repeat(41))).to.equal(`${'a'.repeat(35)}…`);
  });
  it('have no space before the ellipsis and no split characters', () => {
    expect(shortCategory(`${'a'.repeat(19)} ${'b'.repeat(10)}`)).to.equal(`${'a'.repeat(19)}…`);
    expect(shortCategory('😀'.repeat(26))).to.equal(`${'😀'.repeat(20)}…`);
  });
});

describe('pageRequestFor', () => {
  const table = [
    [1, 13, false],
    [3, 15, false],
    [38, 50, false],
    [39, 50, true],
    [50, 50, true],
  ] as const;
  for (const [shown, perPage, second] of table)
    it(`requests pages of ${perPage}${second ? ' twice' : ''} to show ${shown} threads`, () =>
      expect(pageRequestFor(shown)).to.deep.equal({perPage, second}));
});

describe('previewThreads', () => {
  it('removes challenges before taking the first threads', () => {
    const threads = ['AWC: Autumn', 'One', 'MRC', 'Two', null, 'Three'].map(title => ({title}));
    expect(previewThreads(threads, 3).map(({title}) => title)).to.deep.equal(['One', 'Two', null]);
    expect(previewThreads(threads, 0)).to.deep.equal([]);
    const rest = previewThreads(threads, 3, title => title === 'One');
    expect(rest.map(({title}) => title)).to.deep.equal(['Two', null, 'Three']);
  });
});
