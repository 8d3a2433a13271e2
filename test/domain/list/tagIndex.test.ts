import {expect} from 'chai';

import {tagAsWritten, tagIndex} from '#domain/list/tagIndex';

describe('tagIndex', () => {
  for (const [name, notes, expected] of [
    ['no notes', [], []],
    ['notes without tags', ['great', 'a#b', '&#039;'], []],
    ['one tag', ['#comfy great'], [['#comfy', 1]]],
    ['a tag twice in one note', ['#comfy #comfy'], [['#comfy', 1]]],
    [
      'tags of several notes, the most frequent first',
      ['#b', '#a #c', '#c #b', '#c'],
      [
        ['#c', 3],
        ['#b', 2],
        ['#a', 1],
      ],
    ],
    [
      'equally frequent tags, by name',
      ['#b #a', '#B'],
      [
        ['#B', 1],
        ['#a', 1],
        ['#b', 1],
      ],
    ],
    ['words joined by a backslash', ['#slow\\ burn'], [['#slow burn', 1]]],
    [
      'the name of a property of objects',
      ['#constructor #__proto__'].slice(),
      [
        ['#__proto__', 1],
        ['#constructor', 1],
      ],
    ],
  ] as const)
    it(`counts ${name}`, () => expect(tagIndex(notes).map(({tag, count}) => [tag, count])).to.deep.equal(expected));
});

describe('tagAsWritten', () => {
  for (const [tag, expected] of [
    ['#comfy', '#comfy'],
    ['#slow burn', '#slow\\ burn'],
    ['#a b c', '#a\\ b\\ c'],
  ] as const)
    it(`writes '${tag}' as '${expected}'`, () => expect(tagAsWritten(tag)).to.equal(expected));
});
