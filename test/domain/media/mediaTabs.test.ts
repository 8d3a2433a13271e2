import {expect} from 'chai';

import {mediaTabOf} from '#domain/media/mediaTabs';

describe('mediaTabOf', () => {
  for (const [path, tab] of [
    ['/anime/1/Cowboy-Bebop/social', 'social'],
    ['/anime/1/Cowboy-Bebop/Social/', 'social'],
    ['/anime/101922/social', 'social'],
    ['/manga/1//staff', 'staff'],
    ['/anime/1/%E5%A4%A9/stats/', 'stats'],
    ['/anime/1/Cowboy-Bebop/', undefined],
    ['/anime/1', undefined],
    ['/anime/1/Social-Club/', undefined],
    ['/character/1/A/staff', undefined],
  ] as const)
    it(`is ${String(tab)} for ${path}`, () => expect(mediaTabOf(path)).to.equal(tab));
});
