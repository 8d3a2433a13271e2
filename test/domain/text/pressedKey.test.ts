import {expect} from 'chai';

import {pressedKey} from '#domain/text/pressedKey';

describe('pressedKey', () => {
  const press = {key: 'Escape', keyCode: 27};
  for (const [what, event, key] of [
    ['a plain press', {...press, isComposing: false}, 'Escape'],
    ["a plain press in one of React's events", {...press, nativeEvent: {isComposing: false}}, 'Escape'],
    ['a press during a composition', {...press, isComposing: true}, ''],
    ["the same in one of React's events", {...press, nativeEvent: {isComposing: true}}, ''],
    ['a press that ends a composition in Safari', {key: 'Escape', keyCode: 229, isComposing: false}, ''],
  ] as const)
    it(`returns "${key}" for ${what}`, () => expect(pressedKey(event)).to.equal(key));
});
