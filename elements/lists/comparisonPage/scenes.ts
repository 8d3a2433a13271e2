import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ComparisonPage'),
    props: {userName: 'Ben', listType: 'MANGA'},
    path: '/user/Ben/mangalist/compare',
    queries: ['ComparedList'],
  }),
];
