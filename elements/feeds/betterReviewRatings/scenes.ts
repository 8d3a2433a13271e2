import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./RatingTotal'), props: {reviewId: 1}, queries: ['ReviewRating']}),
];
