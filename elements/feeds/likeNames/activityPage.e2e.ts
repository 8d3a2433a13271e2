import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {expect, test} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const onPage = 'am-single-activity-reply-likes-activity';
const ofReply = 'am-single-activity-reply-likes-reply';

interface Liked {
  likes: {name: string}[];
  replies: {likes: {name: string}[]}[];
}

const liked = async (standIn: StandIn, id: number) =>
  (
    await queryApi<{Activity: Liked}>(
      standIn,
      'query ($id: Int) { Activity(id: $id) { ... on TextActivity { likes { name } replies { likes { name } } } } }',
      {id},
    )
  ).Activity;

/** The first letters of each name, which are always shown. */
const beginnings = (names: readonly {name: string}[]) => names.map(({name}) => name.slice(0, 3));

test(
  '[likeNames] names everyone who likes the activity and each of its replies',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/activity/${ids.activityText}`);
    await expect(page.locator(ofReply)).toHaveCount(3);
    const {likes, replies} = await liked(standIn, ids.activityText);
    const tooltip = page.getByRole('tooltip').filter({visible: true});
    await page.locator(onPage).getByRole('button').hover();
    for (const name of beginnings(likes)) await expect(tooltip).toContainText(name);
    for (const index of [1, 2]) {
      await page.locator('.activity-replies .action.likes .button').nth(index).hover();
      await expect(page.locator(ofReply).nth(index).getByRole('tooltip')).toContainText(
        beginnings(replies[index]?.likes ?? [])[0] ?? 'nobody',
      );
    }
    expect((await apiCalls(standIn)).map(({operation}) => operation)).toContain('ReplyLikes');
  },
);
