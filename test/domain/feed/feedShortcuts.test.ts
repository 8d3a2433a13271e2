import {expect} from 'chai';

import {actionFor, isValidShortcut, shortcutFor, shortcutOf} from '#domain/feed/feedShortcuts';

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
      expect(shortcutOf({key, ...plain, ...modifiers})).to.equal(meant));

  for (const [key, usable] of [
    ['n', true],
    ['é', true],
    ['7', true],
    ['', false],
    [' ', false],
    ['ab', false],
  ] as const)
    it(`${usable ? 'accept' : 'reject'} ${JSON.stringify(key)}`, () => expect(isValidShortcut(key)).to.equal(usable));

  it('use the default unless the user chose another one', () => {
    expect(shortcutFor('next', {})).to.equal('j');
    expect(shortcutFor('next', {next: 'N'})).to.equal('n');
    expect(shortcutFor('next', {next: 'no key'})).to.equal('j');
  });

  it('trigger a single action', () => {
    expect(actionFor('k', {})).to.equal('previous');
    expect(actionFor('j', {next: 'n'})).to.equal(undefined);
    expect(actionFor('k', {next: 'k'})).to.equal('next');
  });
});
