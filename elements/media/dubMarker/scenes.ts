import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./DubNotice'), props: {mediaId: 1, mediaType: 'ANIME'}, queries: ['DubActors']}),
];
