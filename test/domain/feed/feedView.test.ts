// @dates
import {expect} from 'chai';

import {
  chooseFilters,
  feedArguments,
  formatFeedView,
  parseFeedView,
  postingMode,
  type FeedFilters,
} from '#domain/feed/feedView';

const values = {global: true, text: true, replies: true, forum: true, reviews: true, user: 'Ann', media: 7} as const;
type Name = keyof typeof values;
const names = Object.keys(values) as Name[];
const pick = (chosen: readonly Name[]) => Object.fromEntries(chosen.map(name => [name, values[name]])) as FeedFilters;

describe('chooseFilters', () => {
  /** The filters left of all others when one is chosen. */
  const table: readonly (readonly [Name, Name[]])[] = [
    ['global', ['text', 'replies', 'media']],
    ['text', ['global', 'replies', 'user']],
    ['replies', ['global', 'text', 'forum', 'user', 'media']],
    ['forum', ['replies', 'user', 'media']],
    ['reviews', ['user', 'media']],
    ['user', ['global', 'text', 'replies', 'forum', 'reviews', 'media']],
    ['media', ['global', 'replies', 'forum', 'reviews', 'user']],
  ];
  for (const [name, left] of table)
    it(`leaves ${left.join(', ')} when ${name} is chosen`, () => {
      const others = pick(names.filter(each => each !== name));
      expect(chooseFilters(others, {[name]: values[name]})).to.deep.equal(pick([...left, name]));
    });
  for (const name of names)
    it(`clears nothing else when ${name} is cleared`, () =>
      expect(chooseFilters(values, {[name]: undefined})).to.deep.equal(pick(names.filter(each => each !== name))));
  it('replaces a user and an anime or manga with others', () =>
    expect(chooseFilters({user: 'Ann', media: 7}, {user: 'Bo', media: 8})).to.deep.equal({user: 'Bo', media: 8}));
});

describe('parseFeedView', () => {
  const table: readonly (readonly [string, object])[] = [
    ['', {page: 1, filters: {}, date: undefined}],
    ['?page=3', {page: 3, filters: {}, date: undefined}],
    ['?page=0', {page: 1, filters: {}, date: undefined}],
    ['?page=-2', {page: 1, filters: {}, date: undefined}],
    ['?page=x', {page: 1, filters: {}, date: undefined}],
    ['?user=Ann&date=2020-09-26', {page: 1, filters: {user: 'Ann'}, date: '2020-09-26'}],
    ['?user=', {page: 1, filters: {}, date: undefined}],
    ['?user=%20Ann%20', {page: 1, filters: {user: 'Ann'}, date: undefined}],
    ['?date=2020-09', {page: 1, filters: {}, date: undefined}],
    ['?date=2021-02-29', {page: 1, filters: {}, date: undefined}],
    ['?date=yesterday', {page: 1, filters: {}, date: undefined}],
    ['?media=12&filter=replies', {page: 1, filters: {replies: true, media: 12}, date: undefined}],
    ['?media=twelve', {page: 1, filters: {}, date: undefined}],
    ['?filter=forum,reviews', {page: 1, filters: {reviews: true}, date: undefined}],
    ['?filter=nothing,,text', {page: 1, filters: {text: true}, date: undefined}],
    ['?filter=__proto__,constructor', {page: 1, filters: {}, date: undefined}],
    ['?filter=global&user=Ann', {page: 1, filters: {global: true, user: 'Ann'}, date: undefined}],
  ];
  for (const [search, view] of table) it(`reads "${search}"`, () => expect(parseFeedView(search)).to.deep.equal(view));
});

describe('formatFeedView', () => {
  it('writes nothing for the first page of the default feed, and keeps other parameters', () => {
    expect(formatFeedView({page: 1, filters: {}, date: undefined}, '')).to.equal('');
    expect(formatFeedView({page: 1, filters: {}, date: undefined}, '?locale=pseudo&page=4')).to.equal('?locale=pseudo');
  });
  for (const search of [
    '?page=2',
    '?page=2&user=Ann+%26+Bo&date=2020-09-26',
    '?media=12&filter=global,replies',
    '?user=Ann&filter=global,text,replies',
    '?user=Ann&media=3&filter=replies,forum',
    '?filter=reviews',
  ])
    it(`is the inverse of reading "${search}"`, () =>
      expect(formatFeedView(parseFeedView(search), '')).to.equal(search));
});

describe('feedArguments', () => {
  const lists = ['ANIME_LIST', 'MANGA_LIST'];
  const table: readonly (readonly [string, number | undefined, object])[] = [
    ['', undefined, {page: 1, isFollowing: true, typesNot: ['MESSAGE']}],
    ['?page=4', undefined, {page: 4, isFollowing: true, typesNot: ['MESSAGE']}],
    ['?filter=text', undefined, {page: 1, isFollowing: true, typesNot: ['MESSAGE', ...lists]}],
    ['?filter=replies', undefined, {page: 1, isFollowing: true, hasReplies: true, typesNot: ['MESSAGE']}],
    ['?filter=global', undefined, {page: 1, hasRepliesOrTypeText: true, typesNot: ['MESSAGE']}],
    ['?filter=global&media=7', undefined, {page: 1, mediaId: 7, typesNot: ['MESSAGE']}],
    ['?media=7', undefined, {page: 1, mediaId: 7, isFollowing: true, typesNot: ['MESSAGE']}],
    ['?user=Ann', 5, {page: 1, userId: 5}],
    ['?user=Ann&filter=text', 5, {page: 1, userId: 5, typesNot: lists}],
    ['?user=Ann&filter=global', 5, {page: 1, userId: 5}],
    ['?user=Ann&date=2020-09-26', 5, {page: 1, userId: 5, after: 1601045999, before: 1601132400}],
    ['?filter=forum,replies', undefined, {page: 1}],
    ['?filter=forum&user=Ann&media=7', 5, {page: 1, userId: 5, mediaId: 7}],
    ['?filter=reviews&page=2&date=2020-09-26', undefined, {page: 2}],
    ['?filter=reviews&user=Ann&media=7', 5, {page: 1, userId: 5, mediaId: 7}],
  ];
  for (const [search, userId, result] of table)
    it(`returns the arguments for "${search}"`, () =>
      expect(feedArguments(parseFeedView(search), userId)).to.deep.equal(result));
});

describe('postingMode', () => {
  const table: readonly (readonly [FeedFilters, boolean, string])[] = [
    [{}, false, 'status'],
    [{global: true, text: true}, false, 'status'],
    [{}, true, 'edit'],
    [{user: 'Ann'}, false, 'message'],
    [{user: 'Ann'}, true, 'edit'],
    [{user: 'mirabel'}, false, 'status'],
    [{forum: true}, false, 'none'],
    [{reviews: true}, true, 'none'],
    [{forum: true, user: 'Ann'}, false, 'none'],
  ];
  for (const [filters, isEditing, mode] of table)
    it(`is ${mode} with ${JSON.stringify(filters)}${isEditing ? ' while editing' : ''}`, () =>
      expect(postingMode(filters, 'Mirabel', isEditing)).to.equal(mode));
  it('sends a message if the name of the user is unknown', () =>
    expect(postingMode({user: 'Ann'}, undefined, false)).to.equal('message'));
});
