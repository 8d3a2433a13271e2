import {expect} from 'chai';

import {categoryColour} from '#domain/forum/forumCategories';

describe('categoryColour', () => {
  const table = [
    [1, 'rgb(0, 170, 255)'],
    [18, 'rgb(43, 76, 105)'],
    [99, 'rgb(96, 125, 139)'],
  ] as const;
  for (const [id, colour] of table)
    it(`returns ${colour} for category ${id}`, () => expect(categoryColour(id)).to.equal(colour));
});
