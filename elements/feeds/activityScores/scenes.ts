import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./StatusScore'), props: {userName: 'Ben', mediaId: 1}, queries: ['StatusScore']}),
  scene({
    name: 'dropped on page',
    component: () => import('./DroppedScoreOnPage'),
    props: {userName: 'Ben', mediaId: 1},
    queries: ['StatusScore'],
    settings: {completedScore: false},
  }),
];
