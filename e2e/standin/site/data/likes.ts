import {load, mutate} from '../client/graphql';
import {userBrief} from './fragments';
import type {User} from './types';

/** What can be liked, by the class name of the like button. */
export type Likeable = 'activity' | 'activity_reply' | 'thread' | 'thread_comment';

/** Loads the first five users who liked it. */
export async function likeUsers(id: number, kind: Likeable): Promise<User[]> {
  const {Page} = await load<{Page: {likes: User[]}}>(
    `query LikeUsers($id: Int, $type: LikeableType) {
      Page(perPage: 5) { likes(likeableId: $id, type: $type) { ${userBrief} } }
    }`,
    {id, type: kind.toUpperCase()},
  );
  return Page.likes;
}

const liked = 'id isLiked likeCount';

/** Toggles the viewer's like. */
export async function toggleLike(id: number, kind: Likeable): Promise<{isLiked: boolean | null; likeCount: number}> {
  const {ToggleLikeV2} = await mutate<{ToggleLikeV2: {isLiked: boolean | null; likeCount: number}}>(
    `mutation Like($id: Int, $type: LikeableType) {
      ToggleLikeV2(id: $id, type: $type) {
        ... on ListActivity { ${liked} }
        ... on TextActivity { ${liked} }
        ... on MessageActivity { ${liked} }
        ... on ActivityReply { ${liked} }
        ... on Thread { ${liked} }
        ... on ThreadComment { ${liked} }
      }
    }`,
    {id, type: kind.toUpperCase()},
  );
  return ToggleLikeV2;
}
