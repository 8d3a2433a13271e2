import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./Cake'), props: {unread: 3, isOnMenu: false}, queries: ['Unread']}),
  scene({
    name: 'without a user',
    component: () => import('./Cake'),
    props: {unread: 3, isOnMenu: false},
    queries: ['Unread'],
    settings: {softBlock: ['Tobias']},
  }),
];
