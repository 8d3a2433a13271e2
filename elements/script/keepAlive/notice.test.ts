import {expect} from 'chai';

import {noticeOf} from './notice';

describe('noticeOf', () => {
  const start = 'Your AniList session has expired.';
  for (const [kinds, areDraftsOn, notice, fields = []] of [
    [[], true, `${start} Reload the page to continue.`],
    [[], false, `${start} Reload the page to continue.`],
    [['post'], true, `${start} Reload the page to continue. Your unsent text is kept: status or message.`],
    [
      ['reply', 'edit', 'reply', 'comment', 'text Write your review...'],
      true,
      `${start} Reload the page to continue. Your unsent text is kept: reply, edited post, comment, thread or review.`,
    ],
    [
      ['post'],
      true,
      `${start} Reload the page to continue. Your unsent text is kept: status or message, your about text.`,
      ['about'],
    ],
    [[], false, `${start} Reload the page to continue. Your unsent text is kept: notes in the list editor.`, ['notes']],
    [
      ['reply'],
      false,
      `${start} Drafts are off, so copy your unsent text before you reload the page: reply. This is kept: your about text.`,
      ['about'],
    ],
    [['reply'], false, `${start} Drafts are off, so copy your unsent text before you reload the page: reply.`],
  ] as const)
    it(`is "${notice}"`, () =>
      void expect(
        noticeOf(
          kinds.map(kind => ({kind})),
          fields.map(kind => ({kind})),
          areDraftsOn,
        ),
      ).to.equal(notice));
});
