import {expect} from 'chai';

import {escapeXml, readXmlRows} from '#domain/import/xml';
import {finish} from '../../support/steps';

const rowsOf = (source: string) =>
  finish(readXmlRows(source, 'list', ['row', 'other']))?.map(({name, texts, isCut}) => [
    name,
    Object.fromEntries(texts),
    isCut,
  ]);
const textOf = (content: string) =>
  finish(readXmlRows(`<list><row><t>${content}</t></row></list>`, 'list', ['row']))?.[0]?.texts.get('t');

describe('readXmlRows', () => {
  for (const [content, text] of [
    ['b', 'b'],
    [' b ', 'b'],
    ['', ''],
    ['<![CDATA[<b>bold</b>&amp;<3<br>two]]>', 'bold&<3\ntwo'],
    ['&lt;b&gt;bold&lt;/b&gt;&amp;amp;&lt;br /&gt;two', 'bold&\ntwo'],
    ['<![CDATA[a]]>b<![CDATA[</row></list>]]>', 'ab</row></list>'],
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['&#233;&#x1F600;', 'é😀'],
    ['a&nbsp;b &eacute;&Eacute; &hellip;', 'a\u00a0b éÉ …'],
    ['Panty & Stocking &amp; more; AT&T &c', 'Panty & Stocking & more; AT&T &c'],
    ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
    ['&amp;lt;', '&lt;'],
    ['I <3 it', 'I <3 it'],
    ['a < b > c', 'a < b > c'],
    ['one<br>two<br />three', 'one\ntwo\nthree'],
    ['<b>bold</b> <a href="x">link</a>', 'bold link'],
    ['a\0b', 'ab'],
    ['a<!-- <row> -->b', 'ab'],
  ] as const)
    it(`reads the text ${JSON.stringify(content)}`, () => expect(textOf(content)).to.equal(text));

  it('reads rows in order, with names in any case, attributes and empty elements', () =>
    expect(
      rowsOf('<?xml version="1.0"?>\n<!-- a --><LIST a="b"><Row x="1"><A>1</A><b/></Row><other/><row></row></LIST>\n'),
    ).to.deep.equal([
      ['row', {a: '1', b: ''}, false],
      ['other', {}, false],
      ['row', {}, false],
    ]));

  it('keeps the other rows if one is missing an end tag', () =>
    expect(rowsOf('<list><row><a>1</a><b>lost</row><row><a>2</a></row></list>')).to.deep.equal([
      ['row', {a: '1'}, false],
      ['row', {a: '2'}, false],
    ]));

  it('marks the row in which a file ends or another row starts', () => {
    expect(rowsOf('<list><row><a>1</a></row><row><a>2</a><b>3')).to.deep.equal([
      ['row', {a: '1'}, false],
      ['row', {a: '2'}, true],
    ]);
    expect(rowsOf('<list><row><a>1</a><row><a>2</a></row></list>')).to.deep.equal([
      ['row', {a: '1'}, true],
      ['row', {a: '2'}, false],
    ]);
  });

  it('does not expand entities declared in the file', () =>
    expect(rowsOf('<!DOCTYPE list [<!ENTITY b "c">]><list><row><a>&b;</a></row></list>')).to.deep.equal([
      ['row', {a: '&b;'}, false],
    ]));

  for (const source of ['', 'text', '{"list": []}', '<other><row/></other>', '<lists></lists>'])
    it(`returns nothing for ${source}`, () => expect(rowsOf(source)).to.equal(undefined));

  it('ignores namespaces, and takes an end tag for that of its own name', () =>
    expect(
      rowsOf('<m:list xmlns:m="x"><m:row><m:a>1<b></m:a><b x="2"/>3</b><c><c>4</c></c></m:row></m:list>'),
    ).to.deep.equal([['row', {a: '1', b: '', c: '<c>4'}, false]]));

  it('reads a row of 300,000 tags without an end in one pass', () =>
    expect(rowsOf(`<list><row><a>1</a>${'<q>'.repeat(300_000)}</row></list>`)).to.deep.equal([
      ['row', {a: '1'}, false],
    ]));

  it('reads 20,000 rows', () =>
    expect(rowsOf(`<list>${'<row><a>1</a><b>x & y</b></row>'.repeat(20_000)}</list>`)).to.have.length(20_000));
});

describe('escapeXml', () => {
  it('writes text that can be read back, without characters that XML does not allow', () =>
    expect(textOf(escapeXml('a < b & "c" > \u0000😀'))).to.equal('a < b & "c" > 😀'));
});
