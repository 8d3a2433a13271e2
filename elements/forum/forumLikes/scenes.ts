import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ThreadLikes'),
    props: {threadId: 1, likes: 2},
    queries: ['ThreadLikes'],
    act: async stage => (await stage.find('button')).click(),
  }),
  scene({
    component: () => import('./CommentLikes'),
    props: {commentId: 51, likes: 2},
    queries: ['CommentLikes'],
    act: async stage => (await stage.find('button')).click(),
  }),
];
