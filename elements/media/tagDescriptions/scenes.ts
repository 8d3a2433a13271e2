import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./TagDescription'), props: {tagName: 'name 51'}, queries: ['TagDescriptions']}),
];
