import {charactersTab} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: charactersTab, width: 700};

export const looks: readonly MainLook[] = [700, 400].map(width => ({
  path: charactersTab,
  selector: '.media .sidebar .external-links',
  property: 'display',
  off: 'none',
  on: 'block',
  width,
}));
