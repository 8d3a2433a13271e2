import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ListTable'),
    props: {userName: 'Ben', listType: 'ANIME'},
    path: '/user/Ben/animelist',
    queries: ['Lists'],
  }),
];
