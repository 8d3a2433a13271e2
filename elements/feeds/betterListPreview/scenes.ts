import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ListPreview'),
    props: {},
    queries: ['InProgress'],
    logs: /^warn: \[Automail\] the list preview failed: [A-Z]/,
  }),
];
