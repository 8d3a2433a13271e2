import type {LintMedia, LintRule} from './lintMedia';

/** Media that truly have more than one source (rule linter-8). */
const manySources = new Set([477, 6]);

const sourcesOf = ({relations}: LintMedia) => relations.filter(({relation}) => relation === 'SOURCE');

/**
 * The formats of which a source of this kind can be (rule linter-8). The site has no media of the kinds without a format; the
 * kinds that are not named can be anything.
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

/** Whether the source that is stated is of another kind than the media it names. */
function hasOtherFormat(media: LintMedia): boolean {
  const formats = formatsBySource[media.source ?? ''];
  if (!formats) return false;
  return sourcesOf(media).some(({format}) => format && !formats.includes(format));
}

/** Rules about what a media is made from, and who may see it (rules linter-1 and linter-8). */
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

/** The rest of them, which come after a rule about dates. */
export const otherSourceRules: readonly LintRule[] = [
  {id: 'formatSource', isOn: false, check: hasOtherFormat},
  {id: 'nonAdultHentai', isOn: false, check: ({genres, isAdult}) => genres.includes('Hentai') && !isAdult},
];
