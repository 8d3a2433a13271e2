import {expect} from 'chai';

import {isRoutineMessage} from '#domain/script/routineMessage';

describe('messages about challenges and thanks for a follow', () => {
  for (const message of [
    'Your AWC post is complete!',
    '[AWC: Winter](https://anilist.co/forum/thread/1) done',
    'MRC check-in',
    'Welcome to the Anime Watching Club',
    'I finished the reading challenge',
    'Thanks for the follow!',
    'thank you so much for following me ~',
    'ty for the follow',
    'Hello! Thx 4 follow back',
  ])
    it(`skips "${message}"`, () => {
      expect(isRoutineMessage(message)).to.equal(true);
    });

  for (const message of [
    'Hello',
    'Thanks for the birthday wishes',
    'Do you follow the manga?',
    'Thanks. I follow nobody these days',
    'I like a challenge',
    'pawcast',
    '',
  ])
    it(`keeps "${message}"`, () => {
      expect(isRoutineMessage(message)).to.equal(false);
    });
});
