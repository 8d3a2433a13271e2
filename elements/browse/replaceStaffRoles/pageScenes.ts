import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: ({staff}) => `/staff/${staff}`,
    selector: 'am-replace-staff-roles-lists .ui-role-side',
    property: 'display',
    off: undefined,
    on: 'flex',
  },
];
