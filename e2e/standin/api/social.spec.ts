import {expect, test} from '@playwright/test';
import {StandInClient} from './client';

let client: StandInClient;
let ids: Record<string, number>;
test.beforeAll(async () => {
  client = await StandInClient.start();
  ids = (await client.control('ids.json')) as Record<string, number>;
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

const write = <T>(mutation: string, variables: object = {}): Promise<T> =>
  client.queryAsUser<T>(`mutation ${mutation}`, variables);
const read = <T>(query: string): Promise<T> => client.queryAsUser<T>(query);

test('toggles likes with both mutations', {tag: '@plain'}, async () => {
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

test('creates, edits and deletes activities, messages and replies', {tag: '@plain'}, async () => {
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

test('toggles a favourite and a follow, and rates a recommendation', {tag: '@plain'}, async () => {
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

test('rates a review, and creates a thread and comments', {tag: '@plain'}, async () => {
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

test("updates the user's settings", {tag: '@plain'}, async () => {
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
