import type {LintMedia, LintRule} from './lintMedia';

/** Media that really have more than one source. */
const manySources = new Set([477, 6]);

const sourcesOf = ({relations}: LintMedia) => relations.filter(({relation}) => relation === 'SOURCE');

/**
 * The valid formats for each kind of source. The site has no media of the kinds without a format; kinds that are not
 * listed can have any format.
 */
const formatsBySource: Readonly<Record<string, readonly string[]>> = {
  MANGA: ['MANGA', 'ONE_SHOT'],
  LIGHT_NOVEL: ['NOVEL'],
  NOVEL: ['NOVEL'],
  WEB_NOVEL: ['NOVEL'],
  DOUJINSHI: ['MANGA', 'ONE_SHOT'],
  COMIC: ['MANGA', 'ONE_SHOT'],
  ANIME: ['TV', 'TV_SHORT', 'MOVIE', 'SPECIAL', 'OVA', 'ONA', 'MUSIC'],
  VISUAL_NOVEL: [],
  VIDEO_GAME: [],
  GAME: [],
  LIVE_ACTION: [],
};

/** Whether the stated source is of another kind than the source media item. */
function hasOtherFormat(media: LintMedia): boolean {
  const formats = formatsBySource[media.source ?? ''];
  if (!formats) return false;
  return sourcesOf(media).some(({format}) => format && !formats.includes(format));
}

/** Rules about sources and age restrictions. */
export const sourceRules: readonly LintRule[] = [
  {id: 'noSource', isOn: false, check: ({source}) => !source},
  {id: 'otherSource', isOn: false, check: ({source}) => source === 'OTHER'},
  {
    id: 'badOriginalSource',
    isOn: false,
    check: media => media.source === 'ORIGINAL' && sourcesOf(media).length > 0,
  },
  {id: 'moreSource', isOn: false, check: media => !manySources.has(media.id) && sourcesOf(media).length > 1},
];

/** More rules about sources, which come after a rule about dates. */
export const otherSourceRules: readonly LintRule[] = [
  {id: 'formatSource', isOn: false, check: hasOtherFormat},
  {id: 'nonAdultHentai', isOn: false, check: ({genres, isAdult}) => genres.includes('Hentai') && !isAdult},
];
