import {charactersTab} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: charactersTab, width: 700};

const tag = '.media .sidebar .tag';

export const looks: readonly MainLook[] = [700, 400].flatMap(width => [
  {path: charactersTab, selector: '.media .sidebar .tags', property: 'display', off: 'none', on: 'flex', width},
  {path: charactersTab, selector: `${tag} .rank`, property: 'display', off: 'none', on: /block/, width},
  {path: charactersTab, selector: `${tag} .vote-dropdown`, property: 'display', off: 'none', on: /block/, width},
]);
