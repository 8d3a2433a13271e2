import {expect} from 'chai';

import {avatarSide, groupNotifications, namesOf, type Groupable} from '#domain/notification/notificationGroups';
import {
  isActivityNotification,
  isForumNotification,
  isLikeNotification,
  notificationKindOf,
  notificationKinds,
} from '#domain/notification/notifications';
import {sentenceOf, threadTitle, type NotificationKind} from '#domain/notification/notifications';

describe('noticeKindOf', () => {
  const table: readonly (readonly [string, string, NotificationKind])[] = [
    [' liked your activity.', '', 'like'],
    [' replied to your activity.', '', 'reply'],
    [' sent you a message.', '', 'message'],
    [' liked your activity reply.', '', 'likeReply'],
    [' mentioned you in their activity.', '', 'mention'],
    [" replied to activity you're subscribed to.", '', 'replyReply'],
    [' replied to activity you’re subscribed to.', '', 'replyReply'],
    [' liked your comment, in the forum thread ', '', 'forumCommentLike'],
    [' commented in your subscribed forum thread ', '', 'forumSubscribedComment'],
    [' replied to your comment, in the forum thread ', '', 'forumCommentReply'],
    [' liked your forum thread, ', '', 'forumLike'],
    [' mentioned you, in the forum thread ', '', 'forumMention'],
    [' started following you.', '', 'follow'],
    ['', 'Episode 3 of Cowboy Bebop aired.', 'airing'],
    [' was recently added to the site.', 'Akira was recently added to the site.', 'newMedia'],
    [' received site data changes', 'Akira received site data changes', 'special'],
    [' was merged into ', 'Akira was merged into ', 'special'],
    [' waved at you.', 'Tobias waved at you.', 'special'],
    ['constructor', '', 'special'],
    ['', '', 'special'],
  ];
  for (const [context, line, kind] of table)
    it(`takes "${context || line}" for ${kind}`, () => expect(notificationKindOf({context, line})).to.equal(kind));

  it('knows fifteen kinds', () => expect(notificationKinds.length).to.equal(15));

  it('knows likes, activities and the forum', () => {
    expect(notificationKinds.filter(isLikeNotification)).to.deep.equal([
      'like',
      'likeReply',
      'forumCommentLike',
      'forumLike',
    ]);
    expect(notificationKinds.filter(isActivityNotification).length).to.equal(6);
    expect(notificationKinds.filter(isForumNotification).length).to.equal(5);
  });

  it('names what is gone and what is many', () => {
    expect(threadTitle(' Bebop ')).to.equal('Bebop');
    expect(threadTitle(' ')).to.equal('[deleted thread]');
    expect(sentenceOf('like', ' liked your activity.', 1)).to.equal('liked your activity.');
    expect(sentenceOf('like', ' liked your activity.', 3)).to.equal('liked 3 of your activities.');
    expect(sentenceOf('follow', ' started following you.', 3)).to.equal('started following you.');
  });
});

describe('groupNotices', () => {
  /** "like a 1": kind, user, target; a star for unread. */
  const notice = (text: string): Groupable => {
    const [kind, user, to] = text.replace('*', '').split(' ');
    return {
      kind: kind as NotificationKind,
      user: user === '-' ? undefined : user,
      to: to === '-' ? undefined : to,
      unread: text.endsWith('*'),
    };
  };
  const table: readonly (readonly [string, string[], number[]])[] = [
    ['nothing', [], []],
    ['likes of one thing', ['like a 1', 'like b 1', 'like c 1'], [3]],
    ['likes of one person', ['like a 1', 'like a 2', 'like a 3'], [3]],
    ['neither', ['like a 1', 'like b 2'], [1, 1]],
    ['one bond for the whole group', ['like a 1', 'like b 1', 'like b 2'], [2, 1]],
    ['neighbours alone', ['like a 1', 'reply a 1', 'like b 1'], [1, 1, 1]],
    ['read and unread apart', ['like a 1*', 'like b 1*', 'like c 1'], [2, 1]],
    ['comments of one thread', ['forumMention a 5', 'forumMention b 5', 'forumMention b 6'], [2, 1]],
    ['one person in two threads apart: likes', ['forumLike a 5', 'forumLike a 6'], [1, 1]],
    ['one person in two threads apart: likes of comments', ['forumCommentLike a 5', 'forumCommentLike a 6'], [1, 1]],
    ['one person in two threads apart: replies', ['forumCommentReply a 5', 'forumCommentReply a 6'], [1, 1]],
    ['one person in two threads apart: mentions', ['forumMention a 5', 'forumMention a 6'], [1, 1]],
    [
      'one person in two threads apart: comments',
      ['forumSubscribedComment a 5', 'forumSubscribedComment a 6', 'forumSubscribedComment b 6'],
      [1, 2],
    ],
    ['new followers', ['follow a a', 'follow b b', 'follow c c'], [3]],
    ['episodes never', ['airing - 1', 'airing - 1'], [1, 1]],
    ['what is unknown never', ['special a 1', 'special a 1'], [1, 1]],
    ['nobody and nothing', ['like - -', 'like - -'], [1, 1]],
  ];
  for (const [what, notices, sizes] of table)
    it(`groups ${what}`, () =>
      expect(groupNotifications(notices.map(notice)).map(({length}) => length)).to.deep.equal(sizes));

  it('shrinks avatars from the eighth', () => expect([0, 6, 7, 20].map(avatarSide)).to.deep.equal([46, 46, 24, 24]));

  for (const [names, named, others] of [
    [['a'], ['a'], 0],
    [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
    [['a', 'b', 'c', 'd'], ['a', 'b'], 2],
  ] as const)
    it(`names ${names.length}`, () => expect(namesOf(names)).to.deep.equal({named, others}));
});
