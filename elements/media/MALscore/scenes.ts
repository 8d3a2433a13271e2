import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ListSiteScore'),
    props: {mediaId: 1, mediaType: 'MANGA'},
    queries: ['ListSiteId'],
  }),
];
