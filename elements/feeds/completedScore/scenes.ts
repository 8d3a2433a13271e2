import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./CompletedScore'), props: {userName: 'Ben', mediaId: 1}, queries: ['StatusScore']}),
];
