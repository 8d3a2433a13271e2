import {expect, test} from '@playwright/test';
import {Client, dataOf} from './client';

let client: Client;
let token: string;
let ids: Record<string, number>;
test.beforeAll(async () => {
  client = await Client.start();
  token = await client.token();
  ids = (await client.control('ids.json')) as Record<string, number>;
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

async function write<T>(mutation: string, variables: object = {}, as = token): Promise<T> {
  const answered = await client.ask(`mutation ${mutation}`, variables, as);
  expect(answered.status, answered.text).toBe(200);
  return dataOf<T>(answered);
}
const read = async <T>(query: string): Promise<T> => dataOf<T>(await client.ask(query, {}, token));

interface Entry {
  readonly id: number;
  readonly status: string;
  readonly score: number;
  readonly progress: number;
  readonly notes: string | null;
  readonly customLists: Record<string, boolean>;
  readonly startedAt: object;
}

const entryFields =
  'id status score progress notes repeat private hiddenFromStatusLists customLists advancedScores startedAt { year month day }';

test('a new entry, a change by id, and what stays as it was', async () => {
  const media = ids.animeNotListed;
  const made = await write<{SaveMediaListEntry: Entry}>(
    `($media: Int) { SaveMediaListEntry(mediaId: $media, status: CURRENT, progress: 2, score: 7.5, notes: "n",
    customLists: ["Comfort"], advancedScores: [5, 6], startedAt: {year: 2026, month: 11}) { ${entryFields} } }`,
    {media},
  );
  const {SaveMediaListEntry: entry} = made;
  expect(entry).toMatchObject({
    status: 'CURRENT',
    score: 7.5,
    progress: 2,
    notes: 'n',
    startedAt: {year: 2026, month: 11, day: null},
  });
  expect(entry.customLists).toMatchObject({Comfort: true, 'Hidden gems': false});
  const changed = await write<{SaveMediaListEntry: Entry}>(
    `($id: Int) { SaveMediaListEntry(id: $id, scoreRaw: 91, notes: null) { ${entryFields} } }`,
    {id: entry.id},
  );
  expect(changed.SaveMediaListEntry).toMatchObject({
    id: entry.id,
    status: 'CURRENT',
    score: 9.1,
    progress: 2,
    notes: null,
  });
  const found = await read<{Media: {mediaListEntry: Entry}}>(
    `{ Media(id: ${String(media)}) { mediaListEntry { id score } } }`,
  );
  expect(found.Media.mediaListEntry).toEqual({id: entry.id, score: 9.1});
});

test('list changes tell the feed and merge with what was told just before', async () => {
  const media = ids.animeNotListed;
  const feed = async (): Promise<unknown> =>
    (
      await read<{Page: {activities: unknown[]}}>(
        `{ Page { activities(userId: ${String(ids.userId)}, mediaId: ${String(media)}, sort: ID_DESC) { ... on ListActivity { status progress } } } }`,
      )
    ).Page.activities;
  await write('{ UpdateUser(activityMergeTime: 60) { id } }');
  await write('($media: Int) { SaveMediaListEntry(mediaId: $media, status: CURRENT, progress: 1) { id } }', {media});
  expect(await feed()).toEqual([{status: 'watched episode', progress: '1'}]);
  await write('($media: Int) { SaveMediaListEntry(mediaId: $media, progress: 4) { id } }', {media});
  expect(await feed()).toEqual([{status: 'watched episode', progress: '1 - 4'}]);
  await write('($media: Int) { SaveMediaListEntry(mediaId: $media, status: COMPLETED) { id } }', {media});
  expect(await feed()).toEqual([
    {status: 'completed', progress: null},
    {status: 'watched episode', progress: '1 - 4'},
  ]);
});

test('several entries at once, and a deletion', async () => {
  const {Page} = await read<{Page: {mediaList: Entry[]}}>(
    `{ Page(perPage: 2) { mediaList(userId: ${String(ids.userId)}, status: PLANNING) { id } } }`,
  );
  const chosen = Page.mediaList.map(entry => entry.id);
  const {UpdateMediaListEntries: rows} = await write<{UpdateMediaListEntries: Entry[]}>(
    '($ids: [Int]) { UpdateMediaListEntries(ids: $ids, status: PAUSED, private: true) { id status } }',
    {ids: chosen},
  );
  expect(rows).toEqual(chosen.map(id => ({id, status: 'PAUSED'})));
  expect(await write('($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }', {id: chosen[0]})).toEqual({
    DeleteMediaListEntry: {deleted: true},
  });
  const again = await client.ask(
    'mutation ($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }',
    {id: chosen[0]},
    token,
  );
  expect(again.status).toBe(404);
});

test('likes turn on and off, by both mutations', async () => {
  const id = ids.activityText;
  const one = await write<{ToggleLikeV2: {isLiked: boolean; likeCount: number}}>(
    '($id: Int) { ToggleLikeV2(id: $id, type: ACTIVITY) { ... on TextActivity { isLiked likeCount } } }',
    {id},
  );
  expect(one.ToggleLikeV2.isLiked).toBe(true);
  const two = await write<{ToggleLike: {id: number}[]}>('($id: Int) { ToggleLike(id: $id, type: ACTIVITY) { id } }', {
    id,
  });
  expect(two.ToggleLike).toHaveLength(one.ToggleLikeV2.likeCount - 1);
  for (const [type, target] of [
    ['THREAD', ids.thread],
    ['THREAD_COMMENT', ids.comment],
  ] as const)
    await write(
      `($id: Int) { ToggleLikeV2(id: $id, type: ${type}) { __typename ... on Thread { isLiked } ... on ThreadComment { isLiked } } }`,
      {id: target},
    );
});

test('posts, messages and replies are made, changed and deleted', async () => {
  const {SaveTextActivity: post} = await write<{SaveTextActivity: {id: number; text: string}}>(
    '{ SaveTextActivity(text: "Hello **there**") { id text(asHtml: true) } }',
  );
  expect(post.text).toBe('<p>Hello <strong>there</strong></p>');
  await write('($id: Int) { SaveTextActivity(id: $id, text: "Changed text") { id } }', {id: post.id});
  const {SaveActivityReply: reply} = await write<{SaveActivityReply: {id: number}}>(
    '($id: Int) { SaveActivityReply(activityId: $id, text: "A reply") { id user { name } likes { id } createdAt text(asHtml: true) } }',
    {id: post.id},
  );
  const seen = await read<{Activity: {text: string; replyCount: number}}>(
    `{ Activity(id: ${String(post.id)}) { ... on TextActivity { text replyCount isSubscribed } } }`,
  );
  expect(seen.Activity).toEqual({text: 'Changed text', replyCount: 1, isSubscribed: true});
  await write('($id: Int) { ToggleActivityPin(id: $id, pinned: true) { ... on TextActivity { isPinned } } }', {
    id: post.id,
  });
  await write(
    '($id: Int) { ToggleActivitySubscription(activityId: $id, subscribe: false) { ... on TextActivity { isSubscribed } } }',
    {id: post.id},
  );
  await write('($id: Int) { DeleteActivityReply(id: $id) { deleted } }', {id: reply.id});
  expect(await write('($id: Int) { DeleteActivity(id: $id) { deleted } }', {id: post.id})).toEqual({
    DeleteActivity: {deleted: true},
  });
  const {SaveMessageActivity: message} = await write<{SaveMessageActivity: object}>(
    '($to: Int) { SaveMessageActivity(recipientId: $to, message: "Hi you", private: true) { message isPrivate recipient { name } } }',
    {to: ids.otherId},
  );
  expect(message).toEqual({message: 'Hi you', isPrivate: true, recipient: {name: 'Tobias'}});
});

test('favourites, follows and recommendations', async () => {
  const count = async (): Promise<number> =>
    (await read<{Character: {favourites: number}}>('{ Character(id: 62) { favourites } }')).Character.favourites;
  const before = await count();
  const liked = await read<{Character: {isFavourite: boolean}}>('{ Character(id: 62) { isFavourite } }');
  await write('{ ToggleFavourite(characterId: 62) { characters { nodes { id } } } }');
  expect(await count()).toBe(before + (liked.Character.isFavourite ? -1 : 1));
  expect(await write('($id: Int) { ToggleFollow(userId: $id) { isFollowing } }', {id: ids.otherId})).toEqual({
    ToggleFollow: {isFollowing: false},
  });
  const rated = await write<{SaveRecommendation: object}>(
    '{ SaveRecommendation(mediaId: 1, mediaRecommendationId: 6, rating: RATE_UP) { rating userRating } }',
  );
  expect(rated.SaveRecommendation).toMatchObject({userRating: 'RATE_UP'});
});

test('reviews are voted for, threads and comments are written', async () => {
  const voted = await write<{RateReview: object}>(
    '($id: Int) { RateReview(reviewId: $id, rating: UP_VOTE) { userRating } }',
    {id: ids.review},
  );
  expect(voted.RateReview).toEqual({userRating: 'UP_VOTE'});
  const {SaveThread: thread} = await write<{SaveThread: {id: number}}>(
    '{ SaveThread(title: "A new thread", body: "Text", categories: [7]) { id } }',
  );
  const {SaveThreadComment: first} = await write<{SaveThreadComment: {id: number}}>(
    '($id: Int) { SaveThreadComment(threadId: $id, comment: "First!") { id } }',
    {id: thread.id},
  );
  await write('($id: Int) { SaveThreadComment(parentCommentId: $id, comment: "Second!") { id } }', {id: first.id});
  const [tree] = (
    await read<{ThreadComment: {childComments: {comment: string}[]}[]}>(
      `{ ThreadComment(threadId: ${String(thread.id)}) { childComments } }`,
    )
  ).ThreadComment;
  expect(tree?.childComments[0]?.comment).toBe('<p>Second!</p>');
});

test('settings of the member', async () => {
  const changes =
    'about: "New", scoreFormat: POINT_5, titleLanguage: NATIVE, profileColor: "pink", animeListOptions: {customLists: ["One"]}';
  const {UpdateUser: user} = await write<{UpdateUser: object}>(
    `{ UpdateUser(${changes}) { about options { titleLanguage profileColor } mediaListOptions { scoreFormat animeList { customLists } } } }`,
  );
  expect(user).toEqual({
    about: 'New',
    options: {titleLanguage: 'NATIVE', profileColor: 'pink'},
    mediaListOptions: {scoreFormat: 'POINT_5', animeList: {customLists: ['One']}},
  });
});

test('writes stand in the ledger in order, and a reset takes them back', async () => {
  const lists =
    '{ MediaListCollection(userName: "Mirabel", type: ANIME) { lists { name entries { id score progress status } } } }';
  const before = (await client.ask(lists, {}, token)).text;
  await write('{ SaveMediaListEntry(mediaId: 1, progress: 1) { id } }');
  await write(
    '{ a: ToggleFavourite(animeId: 1) { anime { nodes { id } } } b: SaveTextActivity(text: "Ledger me") { id } }',
  );
  const ledger = (await client.control('ledger')) as {field: string; user: string; args: object; who: string}[];
  expect(ledger.map(row => row.field)).toEqual(['SaveMediaListEntry', 'ToggleFavourite', 'SaveTextActivity']);
  expect(ledger[0]).toMatchObject({user: 'Mirabel', who: 'api', args: {mediaId: 1, progress: 1}});
  await client.control('reset');
  expect((await client.ask(lists, {}, token)).text).toBe(before);
  expect(await client.control('ledger')).toEqual([]);
});

test('nothing is written without a token', async () => {
  const {status, body} = await client.ask('mutation { SaveTextActivity(text: "Anonymous") { id } }');
  expect(status).toBe(401);
  expect(body.data).toEqual({SaveTextActivity: null});
});
