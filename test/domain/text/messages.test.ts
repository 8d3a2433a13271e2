import {expect} from 'chai';

import {messages, setTranslation} from '#domain/text/messages';

describe('messages', () => {
  afterEach(() => setTranslation(undefined));

  it('returns its argument without a translation', () => {
    const table = {title: 'Shows a line.', count: (count: number) => `${count} lines`};
    expect(messages(table)).to.equal(table);
  });

  it('returns the translation of its argument', () => {
    setTranslation(table => Object.fromEntries(Object.keys(table).map(name => [name, name.toUpperCase()])));
    expect(messages({title: 'Shows a line.'})).to.deep.equal({title: 'TITLE'});
  });
});
