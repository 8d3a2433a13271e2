import {scene} from '#test/support/scenes/scene';

const check = (shown: 'followers' | 'following', query: string) =>
  scene({
    component: () => import('./SocialTools'),
    props: {userName: 'Ben', shown},
    queries: [query],
    fails: query,
    act: stage => stage.press('Check follow-backs'),
  });

export const scenes = [check('following', 'FollowersPage'), check('followers', 'FollowingPage')];
