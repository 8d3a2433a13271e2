import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

import type {FeatureInfo} from '#services/features';
import {FeatureRow} from '#elements/script/settingsPage/FeatureRow';

/** Stored settings with which the settings page opens the tab of all features. */
export const inAllTab = {settingsTab: 'all'} as const;

/** Opens a tab of the settings page by its name. */
export const openTab = (name: string) => userEvent.click(screen.getByRole('tab', {name}));

/** Opens the row of a feature by its name, or closes it. */
export const toggleRow = (name: string) => userEvent.click(screen.getByRole('button', {name: `More about ${name}`}));

/** The open row of a feature. */
export const openRow = (feature: FeatureInfo) => (
  <ul>
    <FeatureRow feature={feature} addressed={{feature, setting: undefined}} />
  </ul>
);

/** The names of the switches, in order. */
export const switchNames = () =>
  screen
    .queryAllByRole('switch')
    .map(box => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);
