import {runScene, scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./CustomCSSEditor'), props: {}, queries: ['About']}),
  runScene({
    name: 'profile',
    queries: ['About'],
    start: async ({services, signal}) => {
      const [{styleProfile}, {customStyle}] = await Promise.all([
        import('#kits/profileExtras/profileStyle'),
        import('./style'),
      ]);
      const visit = {params: {userName: 'Ben'}, services, featureId: 'customCSS', order: 0, signal};
      void styleProfile(visit, customStyle);
    },
  }),
];
