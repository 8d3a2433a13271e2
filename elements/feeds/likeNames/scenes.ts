import {scene, type Stage} from '#test/support/scenes/scene';

const open = async (stage: Stage) => (await stage.find('button')).click();

export const scenes = [
  scene({
    name: 'activity',
    component: () => import('./LikesTooltip'),
    props: {activityId: 1, likes: 12},
    queries: ['ActivityLikes'],
    act: open,
  }),
  scene({
    name: 'reply',
    component: () => import('./LikesTooltip'),
    props: {activityId: 1, likes: 2, replyIndex: 1},
    queries: ['ReplyLikes'],
    act: open,
  }),
  scene({
    name: 'thread',
    component: () => import('./ThreadLikes'),
    props: {threadId: 1, likes: 2},
    queries: ['ThreadLikes'],
    act: open,
  }),
  scene({
    name: 'comment',
    component: () => import('./CommentLikes'),
    props: {commentId: 51, likes: 2},
    queries: ['CommentLikes'],
    act: open,
  }),
];
