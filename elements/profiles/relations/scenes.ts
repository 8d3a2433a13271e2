import {scene} from '#test/support/scenes/scene';

const list = (relation: 'mutuals' | 'followersOnly', query: string) =>
  scene({
    name: relation,
    component: () => import('./RelationPanel'),
    props: {userName: 'Ben', relation},
    queries: [query],
    fails: query,
  });

export const scenes = [list('mutuals', 'FollowersPage'), list('followersOnly', 'FollowingPage')];
