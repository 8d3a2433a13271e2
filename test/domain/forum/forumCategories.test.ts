import {expect} from 'chai';

import {categoryColour, textColourOn} from '#domain/forum/forumCategories';

describe('categoryColour', () => {
  const table = [
    [1, 'rgb(0, 170, 255)'],
    [18, 'rgb(43, 76, 105)'],
    [99, 'rgb(96, 125, 139)'],
  ] as const;
  for (const [id, colour] of table)
    it(`returns ${colour} for category ${id}`, () => expect(categoryColour(id)).to.equal(colour));
});

describe('textColourOn', () => {
  for (const [colour, text] of [
    ['rgb(255, 152, 0)', '#000'],
    ['rgb(0, 170, 255)', '#000'],
    ['rgb(103, 58, 183)', '#fff'],
    ['rgb(36, 36, 169)', '#fff'],
    ['rgb(255, 255, 255)', '#000'],
    ['rgb(0, 0, 0)', '#fff'],
  ] as const)
    it(`is ${text} on ${colour}`, () => expect(textColourOn(colour)).to.equal(text));
});
