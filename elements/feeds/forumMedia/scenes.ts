import {runScene} from '#test/support/scenes/scene';

export const scenes = [
  runScene({
    queries: ['ChipMedia'],
    start: async ({services, container, signal}) => {
      const {showTitle} = await import('./chipTitle');
      container.append('A cut title');
      showTitle(container, 1, {services, featureId: 'forumMedia', signal, order: 0});
    },
  }),
];
