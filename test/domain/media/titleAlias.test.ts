import {expect} from 'chai';

import {
  formatAliases,
  aliasesByMedia,
  aliasPath,
  aliasCss,
  parseAliases,
  typedPrefix,
  type AliasPair,
} from '#domain/media/titleAlias';

describe('title aliases', () => {
  const lines: readonly [string, AliasPair | undefined][] = [
    ['/anime/1/Bebop', ['/anime/1/', 'Bebop']],
    ['  /manga/30002/Berserk  ', ['/manga/30002/', 'Berserk']],
    ['/anime/1/a/b "quoted" [x] 🎷', ['/anime/1/', 'a/b "quoted" [x] 🎷']],
    ['css/.media { color: red }', ['css/', '.media { color: red }']],
    ['css/', ['css/', '']],
    ['/anime/1/', undefined],
    ['/anime//x', undefined],
    ['/anime/x/y', undefined],
    ['/user/1/x', undefined],
    ['anime/1/x', undefined],
    ['Cowboy Bebop', undefined],
  ];
  for (const [line, pair] of lines)
    it(`${pair ? 'accepts' : 'drops'} the line "${line}"`, () => {
      expect(parseAliases(line)).to.deep.equal(
        pair ? {pairs: [pair], dropped: []} : {pairs: [], dropped: [line.trim()]},
      );
    });

  for (const [typed, prefix] of [
    [' https://anilist.co/anime/1/Cowboy-Bebop/ ', '/anime/1/'],
    ['anilist.co/MANGA/030002', '/manga/30002/'],
    ['/anime/5?a', '/anime/5/'],
    ['anime/5', '/anime/5/'],
    ['/anime/0/', undefined],
    ['/anime/5x', undefined],
    ['https://example.com/anime/5', undefined],
    ['5', undefined],
    ['', undefined],
  ] as const)
    it(`reads ${prefix ?? 'nothing'} from the typed "${typed}"`, () => expect(typedPrefix(typed)).to.equal(prefix));

  it('keeps the first 100 characters without splitting any', () => {
    expect(parseAliases(`/anime/1/${'a'.repeat(120)}`).pairs[0]?.[1]).to.have.length(100);
    const emoji = parseAliases(`/anime/1/${'🎷'.repeat(120)}`).pairs[0]?.[1] ?? '';
    expect([...emoji]).to.have.length(100);
    expect(emoji.endsWith('🎷')).to.equal(true);
  });

  it('keeps CSS text in full', () => {
    const css = `.a { color: red } ${' '.repeat(200)}.b { color: blue }`;
    expect(aliasCss(parseAliases(`css/${css}\ncss/.c{}`).pairs)).to.equal(`${css}\n.c{}`);
  });

  it('does not report blank lines as dropped, and formats what it parsed', () => {
    const text = '/anime/1/Bebop\ncss/.a { color: red }\n/manga/2/"x"';
    const {pairs, dropped} = parseAliases(`\n${text}\n\n`);
    expect(dropped).to.deep.equal([]);
    expect(formatAliases(pairs)).to.equal(text);
  });

  it('maps stored pairs to media, using the last of several for one item and ignoring the rest', () => {
    const stored: AliasPair[] = [
      ['/anime/1/', 'First'],
      ['/anime/1', 'Second'],
      ['/manga/02/', 'Manga'],
      ['css/', '.a {}'],
      ['/user/1/', 'x'],
      ['/anime/3/', '  '],
    ];
    expect([...aliasesByMedia(stored)]).to.deep.equal([
      ['anime/1', 'Second'],
      ['manga/2', 'Manga'],
    ]);
  });

  const paths: readonly [string, string, string | undefined][] = [
    ['/anime/1', 'Bebop', '/anime/1/Bebop/'],
    ['/anime/1/Cowboy-Bebop/', 'Space Jazz', '/anime/1/Space-Jazz/'],
    ['/anime/1/Cowboy-Bebop/characters', 'Bebop', '/anime/1/Bebop/characters'],
    ['/anime/1/Cowboy-Bebop/reviews/', 'Bebop', '/anime/1/Bebop/reviews/'],
    ['/anime/101922/social', 'Bebop', '/anime/101922/Bebop/social'],
    ['/anime/101922//Social/', 'Bebop', '/anime/101922/Bebop/Social/'],
    ['/manga/2/x/', 'A "b" [c] 🎷', '/manga/2/A-%22b%22-%5Bc%5D-%F0%9F%8E%B7/'],
    ['/manga/2/x/', '../../admin', '/manga/2/admin/'],
    ['/manga/2/x/', '...', undefined],
    ['/anime/1/x/', 'Watch', undefined],
    ['/anime/1/x/', 'Watchmen', '/anime/1/Watchmen/'],
    ['/user/x/', 'Bebop', undefined],
  ];
  for (const [path, alias, wanted] of paths)
    it(`turns ${path} into ${String(wanted)} for the alias "${alias}"`, () => {
      expect(aliasPath(path, alias)).to.equal(wanted);
    });

  it('leaves an already rewritten path unchanged', () => {
    for (const [path, alias] of paths) {
      const once = aliasPath(path, alias);
      if (once) expect(aliasPath(once, alias)).to.equal(once);
    }
  });
});
