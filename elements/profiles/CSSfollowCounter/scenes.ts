import {scene} from '#test/support/scenes/scene';

const total = (kind: 'followers' | 'following', query: string) =>
  scene({
    component: () => import('./FollowTotal'),
    props: {userName: 'Ben', kind},
    queries: [query],
    fails: query,
  });

export const scenes = [total('following', 'FollowingTotal'), total('followers', 'FollowersTotal')];
