import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({component: () => import('./StaffRoles'), props: {staffId: 1}, queries: ['StaffRoles', 'VoiceRoles']}),
];
