import {expect} from 'chai';

import {hasLowEntropy, inspect, moderationChecks, type ModerationCheck} from '#domain/script/moderation';

const site = 'https://anilist.co';
const post = (html: string, user: string | undefined = 'Ann') => ({
  ...{siteUrl: `${site}/activity/1`, source: 'activities', user, html},
});
/** Nine other posts, so that one author has no tenth of them with a single post. */
const others = Array.from({length: 30}, (_, index) => post('<p>A harmless post</p>', `user${index}`));
const reasons = (html: string, ...checks: ModerationCheck[]) =>
  inspect([post(html), ...others], new Set(checks.length ? checks : moderationChecks), site).flatMap(
    each => each.reasons,
  );

describe('the moderation helper', () => {
  for (const [html, found] of [
    ['<p><a href="https://example.org">https://example.org</a></p>', ['linkOnly']],
    ['<p>Look: <a href="https://example.org">this</a></p>', []],
    ['<p><a href="https://a.example">a</a><a href="https://b.example">b</a></p>', []],
    ['<p><a href="https://a.example"><img src="x"></a></p>', []],
    ['<p>See <a href="https://www.nowhere-dsvjsw.example/a">this</a></p>', ['piracy']],
    ['<p>You IDIOT, really</p>', ['badWords']],
    ['<p>What a bunch of idiots</p>', ['badWords']],
    ['<p>Imbeciles and jackasses.</p>', ['badWords']],
    ['<p>bitches</p>', ['badWords']],
    ["<p>The moron's answer</p>", ['badWords']],
    ['<p>whorestory</p>', []],
    ['<p>idiotic</p>', []],
    [`<p>a${'\u0301'.repeat(6)}</p>`, ['weirdMarkup']],
    [`<p>a${'\u0301'.repeat(5)}</p>`, []],
    ['<p>abc\u202Edef</p>', ['weirdMarkup']],
    [`<p>a${'<br>'.repeat(12)}b</p>`, ['weirdMarkup']],
    [`<p>a${'<br>'.repeat(11)}b</p>`, []],
    [`<p>${'ha'.repeat(2000)}</p>`, ['weirdMarkup']],
    ['', []],
  ] as const)
    it(`finds ${found.join(', ') || 'nothing'} in ${html.slice(0, 60)}`, () => {
      expect(reasons(html)).to.deep.equal(found);
    });

  it('checks only for the chosen reasons', () => {
    expect(reasons('<p>You idiot</p>', 'linkOnly', 'piracy')).to.deep.equal([]);
  });

  for (const [own, all, isFound] of [
    [3, 30, true],
    [2, 20, true],
    [2, 21, false],
    [1, 1, false],
  ] as const)
    it(`${isFound ? 'finds' : 'does not find'} an author of ${own} of ${all} posts busy`, () => {
      const posts = [...Array.from({length: own}, () => post('<p>Hm</p>')), ...others.slice(0, all - own)];
      const found = inspect(posts, new Set(['highActivity']), site);
      expect(found.map(each => each.post.user)).to.deep.equal(isFound ? Array.from({length: own}, () => 'Ann') : []);
    });

  it('flags a busy author within one kind of post, however many posts of other kinds there are', () => {
    const messages = others.map(each => ({...each, source: 'messages'}));
    const own = [post('<p>Hm</p>'), post('<p>Hm</p>'), post('<p>Hm</p>')];
    const posts = [...own, ...others.slice(0, 27), ...messages, {...post('<p>Hm</p>'), source: 'messages'}];
    expect(inspect(posts, new Set(['highActivity']), site).map(each => each.post)).to.deep.equal(own);
  });

  it('does not flag deleted accounts as busy', () => {
    const deleted = Array.from({length: 5}, () => ({...post('<p>Hm</p>'), user: undefined}));
    expect(inspect([...deleted, ...others.slice(0, 5)], new Set(['highActivity']), site)).to.deep.equal([]);
  });

  it('detects low entropy in texts over 50 characters that compress to under a tenth', () => {
    expect(hasLowEntropy('a'.repeat(50))).to.equal(false);
    expect(hasLowEntropy('a'.repeat(1000))).to.equal(true);
    expect(hasLowEntropy('The quick brown fox jumps over the lazy dog and then it sleeps for a while.')).to.equal(
      false,
    );
  });
});
