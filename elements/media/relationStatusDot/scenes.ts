import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./RelatedStatus'),
    props: {mediaId: 1, mediaType: 'ANIME', relatedId: 100, relatedType: 'MANGA'},
    queries: ['RelatedStatuses'],
    answers: {'Media.id': 100},
  }),
];
