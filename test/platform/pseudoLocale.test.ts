import {expect} from 'chai';

import {messages, setTranslation} from '#domain/text/messages';
import {pseudo, pseudoTable} from '#platform/pseudoLocale';

describe('the pseudo-locale', () => {
  afterEach(() => setTranslation(undefined));

  it('writes every Latin letter with an accent', () =>
    expect(pseudo('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')).not.to.match(/[a-z]/i));

  it('lengthens text by 40 % and puts it in brackets', () => expect(pseudo('Show 10.')).to.equal('[Šĥöŵ 10. ~~~~]'));

  it('keeps empty text and node placeholders', () => {
    expect(pseudo('')).to.equal('');
    expect(pseudo('a {link}')).to.equal('[å {link} ~~~~]');
  });

  it('does not change text inserted into a message', () => {
    setTranslation(pseudoTable);
    const {about} = messages({about: (name: string, count: number) => `${count} of ${name}`});
    expect(about('Mirabel', 2)).to.equal('[2 öƒ Mirabel ~~~~~]');
  });
});
