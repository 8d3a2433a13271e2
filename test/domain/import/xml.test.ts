import {expect} from 'chai';

import {escapeXml, readXml} from '#domain/import/xml';

const textOf = (source: string) => readXml(source)?.text;

describe('readXml', () => {
  for (const [source, text] of [
    ['<a>b</a>', 'b'],
    ['<?xml version="1.0"?>\n<!-- a <b> --><a> b </a>\n', ' b '],
    ['<a><![CDATA[<b>&amp;]]></a>', '<b>&amp;'],
    ['<a>&amp;&lt;&gt;&quot;&apos;</a>', '&<>"\''],
    ['<a>&#233;&#x1F600;</a>', 'é😀'],
    ['<a b="c">d</a>', 'd'],
    ['<a/>', ''],
  ] as const)
    it(`reads ${source}`, () => expect(textOf(source)).to.equal(text));

  it('returns children in order', () =>
    expect(readXml('<a><b>1</b><c/><b>2</b></a>')?.children.map(({name, text}) => name + text)).to.deep.equal([
      'b1',
      'c',
      'b2',
    ]));

  for (const source of [
    '',
    'text',
    '<a>',
    '<a></b>',
    '</a>',
    '<a><b></a></b>',
    '<a/><b/>',
    '<a>&nbsp;</a>',
    '<a>&</a>',
    '<a>&#0;</a>',
    '<a>&#x110000;</a>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a><![CDATA[b</a>',
    '<a><!-- b</a>',
    '<a'.repeat(3),
    '<a>'.repeat(100_000),
  ])
    it(`returns nothing for ${source.slice(0, 30)}`, () => expect(readXml(source)).to.equal(undefined));
});

describe('escapeXml', () => {
  it('writes what readXml reads, without characters that XML cannot hold', () =>
    expect(textOf(`<a>${escapeXml('a < b & "c" > \u0000😀')}</a>`)).to.equal('a < b & "c" > 😀'));
});
