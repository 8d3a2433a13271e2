import {expect} from 'chai';

import {avatarSize, groupNotifications, summariseNames, type Groupable} from '#domain/notification/notificationGroups';
import {
  isActivityNotification,
  isForumNotification,
  isLikeNotification,
  notificationKindOf,
  notificationKinds,
} from '#domain/notification/notifications';
import {formatSentence, threadTitle, type NotificationKind} from '#domain/notification/notifications';

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
    it(`interprets "${context || line}" as ${kind}`, () => expect(notificationKindOf({context, line})).to.equal(kind));

  it('distinguishes fifteen kinds', () => expect(notificationKinds.length).to.equal(15));

  it('recognises the kinds for likes, activities and the forum', () => {
    expect(notificationKinds.filter(isLikeNotification)).to.deep.equal([
      'like',
      'likeReply',
      'forumCommentLike',
      'forumLike',
    ]);
    expect(notificationKinds.filter(isActivityNotification).length).to.equal(6);
    expect(notificationKinds.filter(isForumNotification).length).to.equal(5);
  });

  it('formats deleted threads and multiple targets', () => {
    expect(threadTitle(' Bebop ')).to.equal('Bebop');
    expect(threadTitle(' ')).to.equal('[deleted thread]');
    expect(formatSentence('like', ' liked your activity.', 1)).to.equal('liked your activity.');
    expect(formatSentence('like', ' liked your activity.', 3)).to.equal('liked 3 of your activities.');
    expect(formatSentence('follow', ' started following you.', 3)).to.equal('started following you.');
  });
});

describe('groupNotices', () => {
  /** Parses "like a 1" as kind, user and target; a star means unread. */
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
    ['likes of one target', ['like a 1', 'like b 1', 'like c 1'], [3]],
    ['likes by one user', ['like a 1', 'like a 2', 'like a 3'], [3]],
    ['no likes by different users of different targets', ['like a 1', 'like b 2'], [1, 1]],
    ['by a single bond per group', ['like a 1', 'like b 1', 'like b 2'], [2, 1]],
    ['only consecutive notifications', ['like a 1', 'reply a 1', 'like b 1'], [1, 1, 1]],
    ['read and unread separately', ['like a 1*', 'like b 1*', 'like c 1'], [2, 1]],
    ['comments in one thread', ['forumMention a 5', 'forumMention b 5', 'forumMention b 6'], [2, 1]],
    ['likes by one user in two threads separately', ['forumLike a 5', 'forumLike a 6'], [1, 1]],
    ['comment likes by one user in two threads separately', ['forumCommentLike a 5', 'forumCommentLike a 6'], [1, 1]],
    ['replies by one user in two threads separately', ['forumCommentReply a 5', 'forumCommentReply a 6'], [1, 1]],
    ['mentions by one user in two threads separately', ['forumMention a 5', 'forumMention a 6'], [1, 1]],
    [
      'comments by one user in two threads separately',
      ['forumSubscribedComment a 5', 'forumSubscribedComment a 6', 'forumSubscribedComment b 6'],
      [1, 2],
    ],
    ['new followers', ['follow a a', 'follow b b', 'follow c c'], [3]],
    ['no airing notifications', ['airing - 1', 'airing - 1'], [1, 1]],
    ['no unknown notifications', ['special a 1', 'special a 1'], [1, 1]],
    ['nothing without user and target', ['like - -', 'like - -'], [1, 1]],
  ];
  for (const [what, notices, sizes] of table)
    it(`groups ${what}`, () =>
      expect(groupNotifications(notices.map(notice)).map(({length}) => length)).to.deep.equal(sizes));

  it('shrinks avatars from the eighth onward', () =>
    expect([0, 6, 7, 20].map(avatarSize)).to.deep.equal([46, 46, 24, 24]));

  for (const [names, named, others] of [
    [['a'], ['a'], 0],
    [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
    [['a', 'b', 'c', 'd'], ['a', 'b'], 2],
  ] as const)
    it(`shortens a list of ${names.length} names`, () => expect(summariseNames(names)).to.deep.equal({named, others}));
});
