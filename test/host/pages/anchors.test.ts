import {expect} from 'chai';

import {mediaOf, ownText, type Anchor} from '#host/pages/anchor';
import {banner} from '#host/pages/user/banner';
import {characterFavourites} from '#host/pages/character/anchors';
import {characterCard} from '#host/pages/search/anchors';
import {statusLine} from '#host/pages/feed/anchors';
import {homeHeading} from '#host/pages/home/headings';
import {mediaActions} from '#host/pages/media/anchors';
import {imageLink} from '#host/pages/content/pictures';
import {profileItem, profileLink} from '#host/pages/shell/anchors';
import {useStage} from '../../support/page';

const entry = (sentence: string, href = '/anime/1/Cowboy-Bebop/') => `
  <div class="activity-entry activity-anime_list"><div class="wrap"><div class="list"><a class="cover"></a><div class="details">
    <a class="name" href="/user/Mirabel/"> Mirabel </a>
    <div class="status">${sentence} <a class="title" href="${href}">Cowboy Bebop</a></div>
  </div></div></div></div>`;

const button = (label: string) =>
  `<div class="media"><div class="header"><div class="cover-wrap"><div class="actions"><div class="list"><div class="add">${label}</div></div></div></div></div></div>`;

const heart = (count: string, classes = '') =>
  `<div class="character"><div class="header"><div class="favourite ${classes}"><span class="count">${count}</span></div></div></div>`;

const card = (href: string) =>
  `<div class="search"><div class="character-card"><a class="cover" href="${href}"></a><a class="name" href="${href}">Spike</a></div></div>`;

const nav = (href: string) =>
  `<div class="nav"><div class="links"><a class="link" href="${href}">profile</a></div></div>`;

const wide = (image: string) =>
  `<div class="user"><div class="header-wrap"><div class="banner" style='background-image: ${image}'></div></div></div>`;

const section = (name: string, heading: string) =>
  `<div class="home"><div class="${name}"><h2 class="section-header">${heading}</h2></div></div>`;

const cover = (beside: string) =>
  `<div class="media-preview-card"><a class="cover" href="/anime/1/Cowboy-Bebop/" style="background-image: url('/c.png')"></a>${beside}</div>`;

const line = (activityStatus: string, more: object = {}) => ({
  activityStatus,
  mediaType: 'ANIME',
  mediaId: 1,
  userName: 'Mirabel',
  ...more,
});

describe('anchors', () => {
  const stage = useStage();
  const table: readonly [Anchor, string, string, object | undefined][] = [
    [statusLine, 'Completed', entry('Completed '), line('completed')],
    [statusLine, 'Rewatched', entry('Rewatched '), line('completed')],
    [statusLine, 'Dropped', entry('Dropped '), line('dropped')],
    [statusLine, 'Paused', entry('Paused watching '), line('paused')],
    [statusLine, 'Plans', entry('Plans to watch '), line('planning')],
    [statusLine, 'episodes', entry('Watched episode 1 - 4 of '), line('progress')],
    [statusLine, 'rewatched episodes', entry('Rewatched episode 3 of '), line('progress')],
    [statusLine, 'an unknown sentence', entry('Pondered '), line('progress')],
    [
      statusLine,
      'manga',
      entry('Reread ', '/manga/30002/Berserk/'),
      line('completed', {mediaType: 'MANGA', mediaId: 30002}),
    ],
    [statusLine, 'a link to something else', entry('Completed ', '/studio/1'), undefined],
    [mediaActions, 'Watching', button(' Watching '), {listStatus: 'CURRENT'}],
    [mediaActions, 'Rereading', button('Rereading'), {listStatus: 'REPEATING'}],
    [mediaActions, 'Completed', button('Completed'), {listStatus: 'COMPLETED'}],
    [mediaActions, 'Add to List', button('Add to List'), {listStatus: undefined}],
    [characterFavourites, 'a shortened count', heart(' 1.2k '), {shown: '1.2k', isFavourite: false}],
    [characterFavourites, 'a favourite of the user', heart('987', 'isFavourite'), {shown: '987', isFavourite: true}],
    [characterFavourites, 'a count that has not been rendered yet', heart(' '), undefined],
    [characterCard, 'a card', card('/character/36/Spike'), {characterId: 36}],
    [characterCard, 'a card of another kind', card('/staff/36/Spike'), undefined],
    [banner, 'an image', wide('url("https://example.org/b.jpg")'), {address: 'https://example.org/b.jpg'}],
    [banner, 'an image from the site itself', wide('url("/img/b.jpg")'), {address: '/img/b.jpg'}],
    [banner, 'an empty image', wide('url("data:image/gif;base64,AAAA")'), undefined],
    [banner, 'no image', wide('url("undefined")'), undefined],
    [
      homeHeading,
      'the heading of the reviews',
      section('recent-reviews', ' Recent Reviews '),
      {path: '/reviews', label: 'Recent Reviews'},
    ],
    [homeHeading, 'an unknown heading', section('recent-threads', 'News'), undefined],
    [
      homeHeading,
      'a heading that already is a link',
      section('recent-reviews', '<a href="/reviews">Recent Reviews</a>'),
      undefined,
    ],
    [
      imageLink,
      'a title next to the card',
      cover('<div class="content"><a class="title">Akira</a></div>'),
      {title: 'Akira', address: '/c.png'},
    ],
    [imageLink, 'a title that is only in the address', cover(''), {title: 'Cowboy Bebop', address: '/c.png'}],
    [profileItem, 'a name', `<div id="nav">${nav('/user/Mirabel/')}</div>`, {userName: 'Mirabel'}],
    [profileLink, 'a name', nav('/user/Mira%20bel/'), {userName: 'Mira bel'}],
    [profileLink, 'a name with invalid encoding', nav('/user/100%/'), {userName: '100%'}],
  ];
  for (const [anchor, what, markup, said] of table)
    it(`${anchor.name} reads ${what}`, () => {
      stage.show(markup);
      const node = stage.node.querySelector(anchor.selector);
      expect(node, 'an element matches the selector').not.to.equal(null);
      expect(node && anchor.read(node)).to.deep.equal(said);
    });

  it('do not match other nodes', () => {
    stage.show(nav('/forum') + '<div class="status">Completed <a class="title" href="/anime/1"></a></div>');
    for (const {selector} of [profileLink, statusLine]) expect(stage.node.querySelector(selector)).to.equal(null);
  });

  it('document their evidence', () => {
    for (const {name, evidence} of [statusLine, mediaActions, characterFavourites, characterCard, profileLink])
      expect(evidence.length, name).to.be.greaterThan(20);
  });
});

describe('readers', () => {
  const stage = useStage();
  it('return the first non-empty text node of the element itself', () => {
    expect(ownText(stage.show('<p> <b>bold</b> Completed <i>x</i> more</p>'))).to.equal('Completed');
    expect(ownText(stage.show('<p><b>bold</b></p>'))).to.equal('');
  });
  it('parse links to media', () => {
    expect(mediaOf('https://anilist.co/manga/2/Title')).to.deep.equal({mediaType: 'MANGA', mediaId: 2});
    for (const href of ['/animelist/1', '/anime/x', '', null, undefined]) expect(mediaOf(href)).to.equal(undefined);
  });
});
