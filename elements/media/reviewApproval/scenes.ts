import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./Confidence'), props: {reviewId: 1}, queries: ['ReviewRating']}),
];
