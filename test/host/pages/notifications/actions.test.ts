// @dates
import {expect} from 'chai';

import {linesToRead, notificationList, readNotification} from '#host/pages/notifications/anchors';
import {
  loadOlder,
  reduceUnreadCount,
  markAllRead,
  openReason,
  shownUnreadCount,
} from '#host/pages/notifications/actions';
import {useStage} from '../../../support/page';

const user = '<a class="avatar" href="/user/To%20b/" style="background-image: url(/a.png)"></a>';
const cover = '<a class="cover" href="/anime/1/Cowboy-Bebop/" style="background-image: url(&quot;/c.png&quot;)"></a>';
const row = (picture: string, details: string, {classes = '', more = ''} = {}) =>
  `<div class="notification ${classes}">${picture}<div><div class="details">${details}</div>${more}
    <time datetime="2026-11-20T12:00:00.000Z">1 hour ago</time></div></div>`;
const page = (rows: string, more = '') =>
  `<div class="notifications-feed"><div class="filters"></div><div class="notifications">${rows}${more}</div></div>`;
const at = Date.parse('2026-11-20T12:00:00Z') / 1000;

describe('the notification list', () => {
  const stage = useStage();
  const read = (rows: string, more?: string) => {
    stage.show(page(rows, more));
    return notificationList.read(document.querySelector(notificationList.selector) as Element);
  };
  const first = (html: string) => read(html)?.notifications[0];

  it('reads the user, the action, its target and the time', () => {
    const link = '<a href="/activity/5">To b<span class="context"> liked your activity.</span></a>';
    expect(first(row(user, link, {classes: 'unread'}))).to.deep.equal({
      kind: 'like',
      unread: true,
      user: 'To b',
      picture: '/a.png',
      to: '/activity/5',
      context: ' liked your activity.',
      title: '',
      line: 'To b liked your activity.',
      at,
      reason: undefined,
    });
  });

  it('takes the name of the user from the address of the avatar, whatever the text calls them', () => {
    const link = '<a href="/activity/5">To b (a friend)<span class="context"> liked your activity.</span></a>';
    expect(first(row(user, link))?.user).to.equal('To b');
    expect(first(row('', link))?.user).to.equal('To b (a friend)');
  });

  it('reads a row into which another script has inserted nodes', () => {
    const link = '<a href="/activity/5">To b<span class="context"> liked your activity.</span></a>';
    const theirs = '<div class="theirs"><div>3 new</div></div>';
    const plain = first(row(user, link));
    expect(plain?.user).to.equal('To b');
    expect(first(row(`${theirs}${user}${theirs}`, link))).to.deep.equal(plain);
  });

  for (const [title, expected] of [
    ['Bebop &amp; more', 'Bebop & more'],
    ['', ''],
  ] as const)
    it(`reads the thread title "${title}"`, () => {
      const context = '<span class="context"> mentioned you, in the forum thread </span>';
      const notice = first(row(user, `<a href="/forum/thread/7/comment/8">To b${context}${title}</a>`));
      expect([notice?.kind, notice?.title, notice?.to]).to.deep.equal([
        'forumMention',
        expected,
        '/forum/thread/7/comment/8',
      ]);
    });

  it('reads notifications about media', () => {
    const work = '<a href="/anime/1/Cowboy-Bebop/">Cowboy Bebop</a>';
    const airing = first(row(cover, `Episode 3 of ${work} aired.`, {classes: 'hasMedia'}));
    expect([airing?.kind, airing?.title, airing?.picture, airing?.unread, airing?.user]).to.deep.equal([
      'airing',
      'Cowboy Bebop',
      '/c.png',
      false,
      undefined,
    ]);
    const added = first(row(cover, `${work}<span class="context"> was recently added to the site.</span>`));
    expect([added?.kind, added?.title]).to.deep.equal(['newMedia', 'Cowboy Bebop']);
  });

  it('keeps the wording of unknown notifications, and reads reasons', () => {
    const closed = '<div class="expand-reason">Show reason</div>';
    const opened = '<div class="expand-reason"><div class="reason-markdown"><p>It was doubled.</p></div></div>';
    const change = '<a href="/anime/1/x/">Akira</a><span class="context"> received site data changes</span>';
    const notice = first(row(cover, change, {more: closed}));
    expect([notice?.kind, notice?.line, notice?.title, notice?.reason]).to.deep.equal([
      'special',
      'Akira received site data changes',
      'Akira',
      'closed',
    ]);
    expect(first(row(cover, change, {more: opened}))?.reason).to.deep.equal({text: 'It was doubled.'});
  });

  it('reports older notifications, an empty list and unreadable lines', () => {
    expect(read('')).to.deep.equal({notifications: [], rest: 0, unreadCount: 0, hasMore: false, isStrange: false});
    expect(read('', '<div class="load-more"></div>')?.hasMore).to.equal(true);
    expect(read('<div class="notice">x</div>')?.isStrange).to.equal(true);
    stage.show('<div class="notification"></div>');
    expect(readNotification(document.querySelector('.notification') as Element)).to.equal(undefined);
  });

  it('reads the requested number of lines, and returns how many follow and how many are unread in total', () => {
    const link = '<a href="/activity/5">To b<span class="context"> liked your activity.</span></a>';
    const some = row(user, link).repeat(3) + row(user, link, {classes: 'unread'}).repeat(2);
    linesToRead.set(2);
    const few = read(some, '<div class="load-more"></div>');
    linesToRead.reset();
    expect([few?.notifications.length, few?.rest, few?.unreadCount, few?.hasMore]).to.deep.equal([2, 3, 2, true]);
    const all = read(some);
    expect([all?.notifications.length, all?.rest, all?.unreadCount]).to.deep.equal([5, 0, 2]);
  });

  it('ignores links to other sites', () => {
    for (const href of ['https://example.org/activity/5', 'http://[', 'javascript:alert(1)'])
      expect(
        first(row(user, `<a href="${href}">To b<span class="context"> liked your activity.</span></a>`))?.to,
      ).to.equal(undefined);
  });

  it('lowers the unread count and restores it when the signal ends', async () => {
    stage.show('<div class="nav"><div class="user"><a class="notification-dot">7</a></div></div>');
    const dot = document.querySelector('.notification-dot') as Element;
    const end = new AbortController();
    reduceUnreadCount(2, {signal: end.signal});
    expect([dot.textContent, shownUnreadCount()]).to.deep.equal(['5', 5]);
    (dot.firstChild as Text).data = '9';
    await Promise.resolve();
    expect(dot.textContent).to.equal('7');
    end.abort('over');
    expect(dot.textContent).to.equal('9');
  });

  it("clicks the site's own buttons if they exist", () => {
    const clicked: string[] = [];
    stage.show('');
    expect(markAllRead()).to.equal(false);
    stage.show(page(row(cover, 'x', {more: '<div class="expand-reason"></div>'}), '<div class="load-more"></div>'));
    const reset = document.createElement('div');
    reset.className = 'reset-btn';
    document.querySelector('.filters')?.append(reset);
    for (const name of ['reset-btn', 'load-more'])
      document.querySelector(`.${name}`)?.addEventListener('click', () => clicked.push(name));
    expect([markAllRead(), loadOlder()]).to.deep.equal([true, true]);
    expect(clicked).to.deep.equal(['reset-btn', 'load-more']);
  });

  it('expands the reason of a notification wherever its line is by now', () => {
    const about = (title: string) =>
      row(cover, `<a href="/anime/1/">${title}</a><span class="context"> received site data changes.</span>`, {
        more: `<div class="expand-reason">Show reason</div>`,
      });
    const notice = first(about('Bebop'));
    const clicked: string[] = [];
    stage.show(page(about('Monster') + about('Bebop') + about('Pluto')));
    for (const line of document.querySelectorAll('.notification'))
      line
        .querySelector('.expand-reason')
        ?.addEventListener('click', () => clicked.push(line.querySelector('a[href="/anime/1/"]')?.textContent ?? ''));
    if (!notice) throw new Error('no notification');
    expect([openReason(notice), openReason({...notice, line: 'Another'})]).to.deep.equal([true, false]);
    expect(clicked).to.deep.equal(['Bebop']);
  });
});
