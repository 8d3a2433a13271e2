import {expect} from 'chai';

import {inPageTitle, inReviewLine} from '#domain/media/titleInText';

const marked = (title: string) => `[${title}]`;

describe('inReviewLine', () => {
  for (const [line, expected] of [
    ['Review of Monster by Mirabel', 'Review of [Monster] by Mirabel'],
    ['\n  Review of Standing by You by Mirabel ', '\n  Review of [Standing by You] by Mirabel '],
    ['Monster by Mirabel', 'Monster by Mirabel'],
  ] as const)
    it(`rewrites ${JSON.stringify(line)}`, () => expect(inReviewLine(line, marked)).to.equal(expected));
});

describe('inPageTitle', () => {
  for (const [text, expected] of [
    ['Monster · AniList', '[Monster] · AniList'],
    ['Monster (TV 2004) · AniList', '[Monster] (TV 2004) · AniList'],
    ['Monster (TV 2004) · Staff · AniList', '[Monster] (TV 2004) · Staff · AniList'],
    ['Hunter x Hunter (2011) (TV 2011) · AniList', '[Hunter x Hunter (2011)] (TV 2011) · AniList'],
    ['AniList', 'AniList'],
  ] as const)
    it(`rewrites "${text}"`, () => expect(inPageTitle(text, marked)).to.equal(expected));
});
