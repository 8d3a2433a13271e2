import {expect} from 'chai';

import {tidyTitle} from '#domain/script/pageTitle';

const tidied = (title: string, path: string) => tidyTitle(title, new URL(path, 'https://anilist.co'));

describe('tidyTitle', () => {
  const table = [
    ['Home · AniList', '/home', 'Home · AniList'],
    ['  Home \n  ·  AniList ', '/home', 'Home · AniList'],
    ['Cowboy Bebop (TV 1998) · AniList', '/anime/1/Cowboy-Bebop/', 'Cowboy Bebop · AniList'],
    ['Cowboy Bebop (1998 - 1999) · AniList', '/anime/1', 'Cowboy Bebop · AniList'],
    ['Berserk (Manga 1989) · AniList', '/manga/30002/Berserk/staff', 'Berserk · Staff · AniList'],
    ['Berserk · Characters · AniList', '/manga/30002/Berserk/characters', 'Berserk · Characters · AniList'],
    ['鬼滅の刃 (TV 2019) · AniList', '/anime/101922/social', '鬼滅の刃 · Social · AniList'],
    ['Title (Special) · AniList', '/anime/2/Title/', 'Title (Special) · AniList'],
    ['Cowboy Bebop (TV 1998) · AniList', '/user/Mirabel', 'Cowboy Bebop (TV 1998) · AniList'],
    ['Forum - Anime & Manga Discussion · AniList', '/forum', 'Forum · AniList'],
    ['Forum - Anime & Manga Discussion · AniList', '/forum/recent', 'Recent Threads · Forum · AniList'],
    ['Forum - Anime & Manga Discussion · AniList', '/forum/recent?category=99', 'Recent Threads · Forum · AniList'],
    ['A thread (2020) · AniList', '/forum/thread/14', 'A thread (2020) · AniList'],
    ['', '/home', ''],
  ] as const;
  for (const [title, path, expected] of table)
    it(`turns "${title}" on ${path} into "${expected}"`, () => expect(tidied(title, path)).to.equal(expected));
  for (const [path, name] of [
    ['recent', 'Recent Threads'],
    ['new', 'New Threads'],
    ['subscribed', 'Subscribed Threads'],
    ['search', 'Search'],
    ['recent?category=1', 'Anime'],
    ['recent?category=2', 'Manga'],
    ['recent?category=3', 'Light Novels'],
    ['recent?category=4', 'Visual Novels'],
    ['recent?category=5', 'Release Discussion'],
    ['recent?category=7', 'General'],
    ['recent?category=8', 'News'],
    ['recent?category=9', 'Music'],
    ['recent?category=10', 'Gaming'],
    ['recent?category=11', 'Site Feedback'],
    ['recent?category=12', 'Bug Reports'],
    ['recent?category=13', 'Announcements'],
    ['recent?category=15', 'Recommendations'],
    ['recent?category=16', 'Forum Games'],
    ['recent?category=17', 'Misc'],
    ['recent?category=18', 'AniList Apps'],
  ] as const)
    it(`names /forum/${path} "${name}"`, () =>
      expect(tidied('Forum - Anime & Manga Discussion · AniList', `/forum/${path}`)).to.equal(
        `${name} · Forum · AniList`,
      ));
  it('leaves its own output unchanged', () => {
    for (const [title, path] of table) expect(tidied(tidied(title, path), path)).to.equal(tidied(title, path));
  });
});
