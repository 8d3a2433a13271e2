import {fits} from '#domain/list/collage';
import type {Settings} from '#services/settings/settings';
import type {Look} from './drawCollage';
import {layoutSettings} from './settings';

/** The look that was chosen last. */
export function lookIn(settings: Settings): Look {
  const {columns, rows, gap, width, height, fit, color} = layoutSettings;
  return {
    columns: settings.get(columns),
    rows: settings.get(rows),
    gap: settings.get(gap),
    width: settings.get(width),
    height: settings.get(height),
    fit: fits.find(each => each === settings.get(fit)) ?? 'cut',
    color: settings.get(color),
  };
}
