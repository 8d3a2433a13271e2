import {runScene} from '#test/support/scenes/scene';

export const scenes = [
  runScene({
    queries: ['MediaRelations'],
    start: async ({services, container, signal}) => {
      const {hideSequels} = await import('./hideSequels');
      const results = document.createElement('div');
      const card = document.createElement('div');
      const link = document.createElement('a');
      container.className = 'search';
      results.className = 'results';
      card.className = 'media-card';
      link.href = '/anime/1/A/';
      card.append(link);
      results.append(card);
      container.append(results);
      hideSequels({services, featureId: 'noSequel', signal, order: 0});
    },
  }),
];
