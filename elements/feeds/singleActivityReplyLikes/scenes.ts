import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./LikesTooltip'),
    props: {activityId: 1, likes: 2, replyIndex: 1},
    queries: ['ReplyLikes'],
    act: async stage => (await stage.find('button')).click(),
  }),
];
