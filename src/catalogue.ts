import characterFavouriteCount from '../elements/browse/characterFavouriteCount/feature';
import CSSgreenManga from '../elements/browse/CSSgreenManga/feature';
import completedScore from '../elements/feeds/completedScore/feature';
import droppedScore from '../elements/feeds/droppedScore/feature';
import entryScore from '../elements/media/entryScore/feature';
import documentTitle from '../elements/script/documentTitle/feature';
import settingsPage from '../elements/script/settingsPage/feature';
import type {Feature} from './feature/defineFeature';

/** The table of contents: every feature, in settings order. */
export const catalogue: readonly Feature[] = [
  settingsPage,
  completedScore,
  droppedScore,
  entryScore,
  characterFavouriteCount,
  CSSgreenManga,
  documentTitle,
];
