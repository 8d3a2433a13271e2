import {expect} from 'chai';

import {
  activityIdFromPath,
  unreadAfterReading,
  excerpt,
  canPreview,
  previewLifetime,
  shownReplies,
} from '#domain/notification/notificationRules';

const hour = 3600 * 1000;

describe('rules of grouped notifications', () => {
  for (const [count, read, left, reset] of [
    [7, 1, 6, false],
    [7, 3, 4, false],
    [3, 1, 2, false],
    [2, 1, 1, true],
    [1, 1, 0, true],
    [0, 1, 0, true],
    [5, 9, 0, true],
  ] as const)
    it(`leave ${left} unread after reading ${read} of ${count}`, () =>
      expect(unreadAfterReading(count, read)).to.deep.equal({count: left, reset}));

  for (const [left, may] of [
    [25, true],
    [6, true],
    [5, false],
    [0, false],
  ] as const)
    it(`${may ? 'allow' : 'forbid'} requesting previews with ${left} calls left`, () =>
      expect(canPreview(left)).to.equal(may));

  for (const [count, shown, first] of [
    [0, 0, undefined],
    [50, 50, 0],
    [51, 30, 21],
    [80, 30, 50],
  ] as const)
    it(`show ${shown} of ${count} replies`, () => {
      const replies = shownReplies(Array.from({length: count}, (_, index) => index));
      expect([replies.length, replies[0]]).to.deep.equal([shown, first]);
    });

  for (const [newest, expected] of [
    [undefined, 24 * hour],
    [0, 24 * hour],
    [(100 * hour) / 1000 - 7200, 2 * hour],
    [(100 * hour) / 1000 - 3, 60_000],
    [(101 * hour) / 1000, 60_000],
  ] as const)
    it(`keep an answer for ${expected} ms if the newest notification is from ${newest}`, () =>
      expect(previewLifetime(newest, 100 * hour)).to.equal(expected));

  for (const [path, id] of [
    ['/activity/12', 12],
    ['/activity/12/', 12],
    ['/forum/thread/12', undefined],
    [undefined, undefined],
  ] as const)
    it(`find activity ${id} in the path ${path}`, () => expect(activityIdFromPath(path)).to.equal(id));

  for (const [source, text] of [
    ['<p>plain</p>', 'plain'],
    ['<p>he <span class="markdown_spoiler"><span>dies</span></span> there</p>', 'he [spoiler] there'],
    ['', ''],
    ['x'.repeat(150), `${'x'.repeat(140)}…`],
    ['&#128512;'.repeat(150), `${'😀'.repeat(140)}…`],
  ] as const)
    it(`shorten "${source.slice(0, 40)}"`, () => expect(excerpt(source)).to.equal(text));
});
