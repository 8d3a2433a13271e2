import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ForYou'),
    props: {},
    queries: ['ForYou'],
    answers: {'Media.mediaListEntry': null, 'Recommendation.rating': 50, 'Media.averageScore': 90},
    prepare: async () => {
      const {isChosen} = await import('./state');
      isChosen.set(true);
      return isChosen.reset;
    },
  }),
];
