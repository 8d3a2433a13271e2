import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./Recommended'),
    props: {mediaId: 1, mediaType: 'ANIME', relatedId: 100, relatedType: 'MANGA'},
    queries: ['RelatedStatuses'],
    answers: {'Media.id': 100},
  }),
  scene({
    component: () => import('./Paired'),
    props: {relatedId: 100, relatedType: 'MANGA'},
    queries: ['ListedMedia'],
  }),
];
