import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./ThreadMedia'), props: {mediaId: 1}, queries: ['WorkOfThreads']}),
];
