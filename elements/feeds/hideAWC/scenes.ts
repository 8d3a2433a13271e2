import {scene} from '#test/support/scenes/scene';

export const scenes = [scene({component: () => import('./ThreadPreview'), props: {}, queries: ['PreviewThreads']})];
