import {useLayoutEffect} from 'react';

import {useReplaceHost} from '#ui/context';
import type {TestAnchorData} from './features';

/** Renders its label. */
export const Label = ({label}: TestAnchorData) => label;

/** Throws while rendering where the label is "bad". */
export function Thrower({label}: TestAnchorData): string {
  useReplaceHost(true);
  if (label === 'bad') throw new Error('cannot draw this');
  return label;
}

/** Throws in a layout effect. */
export function ThrowsInEffect({label}: TestAnchorData) {
  useLayoutEffect(() => {
    throw new Error('cannot draw this');
  });
  return label;
}
