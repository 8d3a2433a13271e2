import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.media-preview-card .cover',
    property: 'filter',
    off: 'none',
    on: 'blur(9px) saturate(0.4)',
  },
];
