import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./Serialization'),
    props: {mediaId: 1, mediaType: 'MANGA'},
    queries: ['ListSiteId'],
  }),
];
