import {scene} from '#test/support/scenes/scene';

export const scenes = [scene({component: () => import('./BackgroundEditor'), props: {}, queries: ['About']})];
