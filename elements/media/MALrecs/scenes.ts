import {scene} from '#test/support/scenes/scene';

const recommendations = [1, 2].map(malId => ({malId, title: `Title ${malId}`, votes: 3}));

export const scenes = [
  scene({
    component: () => import('./ListSiteRecommendations'),
    props: {mediaId: 1, mediaType: 'ANIME'},
    queries: ['ListSiteRecommendations'],
    fails: 'ListSiteRecommendations',
    answers: {'Media.idMal': 1},
    prepare: ({services}) => {
      const {outside} = services.apiFor('drawn');
      const read = () => Promise.resolve({score: 8, voters: 10, serialization: [], recommendations});
      Object.assign(outside, {read});
      return Promise.resolve(() => undefined);
    },
  }),
];
