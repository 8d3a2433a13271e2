import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./StudioSorter'),
    props: {studioId: 1},
    queries: ['StudioWorks'],
    prepare: async () => {
      const {replaced, sortChoice, viewChoice} = await import('./state');
      sortChoice.set('score');
      return () => [replaced, sortChoice, viewChoice].forEach(store => store.reset());
    },
  }),
];
