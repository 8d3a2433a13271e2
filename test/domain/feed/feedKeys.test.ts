import {expect} from 'chai';

import {actionOf, isUsableKey, keyOf, keyOfPress} from '#domain/feed/feedKeys';

const plain = {ctrlKey: false, altKey: false, metaKey: false, shiftKey: false};

describe('feed shortcuts', () => {
  const presses: readonly [string, Partial<typeof plain>, string | undefined][] = [
    ['j', {}, 'j'],
    ['J', {}, 'j'],
    ['J', {shiftKey: true}, undefined],
    ['?', {shiftKey: true}, '?'],
    ['j', {ctrlKey: true}, undefined],
    ['j', {altKey: true}, undefined],
    ['j', {metaKey: true}, undefined],
    ['Enter', {}, 'enter'],
    ['Enter', {shiftKey: true}, undefined],
    ['ArrowDown', {}, undefined],
    [' ', {}, undefined],
  ];
  for (const [key, modifiers, meant] of presses)
    it(`interpret ${Object.keys(modifiers).join()} ${JSON.stringify(key)} as ${meant ?? 'nothing'}`, () =>
      expect(keyOfPress({key, ...plain, ...modifiers})).to.equal(meant));

  for (const [key, usable] of [
    ['n', true],
    ['é', true],
    ['7', true],
    ['', false],
    [' ', false],
    ['ab', false],
  ] as const)
    it(`${usable ? 'accept' : 'reject'} ${JSON.stringify(key)}`, () => expect(isUsableKey(key)).to.equal(usable));

  it('use the default unless the user chose another', () => {
    expect(keyOf('next', {})).to.equal('j');
    expect(keyOf('next', {next: 'N'})).to.equal('n');
    expect(keyOf('next', {next: 'no key'})).to.equal('j');
  });

  it('trigger a single action', () => {
    expect(actionOf('k', {})).to.equal('previous');
    expect(actionOf('j', {next: 'n'})).to.equal(undefined);
    expect(actionOf('k', {next: 'k'})).to.equal('next');
  });
});
