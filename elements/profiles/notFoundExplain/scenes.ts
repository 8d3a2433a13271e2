import {scene} from '#test/support/scenes/scene';

const explanation = {component: () => import('./Explanation'), isAnonymous: true};

export const scenes = [
  scene({...explanation, props: {path: '/user/Nobody/'}, queries: ['MissingUser']}),
  scene({...explanation, props: {path: '/anime/999999999/'}, queries: ['MissingMedia']}),
];
