import {expect} from 'chai';

import {messages, setTranslation} from '#domain/text/messages';

const early = messages({title: 'Shows a line.'}, 'src/early/messages', 'text');

describe('messages', () => {
  afterEach(() => setTranslation(undefined));

  it('translates a table that was created before the language was set, in place and by its path and name', () => {
    setTranslation((table, path, name) => ({...table, title: `${path} ${name}`}));
    expect(early).to.deep.equal({title: 'src/early/messages text'});
  });

  it('returns its argument if there is no translation', () => {
    const table = {title: 'Shows a line.', count: (count: number) => `${count} lines`};
    expect(messages(table)).to.equal(table);
  });

  it('returns the translation of its argument, found by its path and name', () => {
    setTranslation((table, path, name) => ({...table, title: `${path} ${name}`}));
    expect(messages({title: 'Shows a line.'}, 'src/late/messages', 'title')).to.deep.equal({
      title: 'src/late/messages title',
    });
  });
});
