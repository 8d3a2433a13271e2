import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./Cake'), props: {unread: 3, isOnMenu: false}, queries: ['Unread']}),
  scene({
    component: () => import('./Cake'),
    props: {unread: 3, isOnMenu: false},
    queries: ['UnreadUsers'],
    settings: {softBlock: ['Tobias']},
  }),
];
