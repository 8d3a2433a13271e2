import {malKey, type LintMedia, type LintRule} from './lintMedia';

/** AniList's 19 genres. */
const genres = new Set([
  ...['Action', 'Adventure', 'Comedy', 'Drama', 'Ecchi', 'Fantasy', 'Hentai', 'Horror', 'Mahou Shoujo', 'Mecha'],
  ...['Music', 'Mystery', 'Psychological', 'Romance', 'Sci-Fi', 'Slice of Life', 'Sports', 'Supernatural', 'Thriller'],
]);
/** Demographic tags; a media item has one at most. */
const demographics = new Set(['Shounen', 'Shoujo', 'Josei', 'Seinen', 'Kids']);

/** The limits of the rules: tags need a rank of 20 or more; durations are in minutes. */
const limits = {tagRank: 20, episodes: 1000, duration: 180, chapters: 2000, volumes: 150, tvShort: 15};

const over = (value: number | null, limit: number) => value !== null && value > limit;

/**
 * Whether the length is unusual for the type: more than 1,000 episodes or 180 minutes, more than 2,000 chapters or 150
 * volumes.
 */
function isUnusual({type, episodes, duration, chapters, volumes}: LintMedia): boolean {
  if (type === 'ANIME') return over(episodes, limits.episodes) || over(duration, limits.duration);
  return over(chapters, limits.chapters) || over(volumes, limits.volumes);
}

/** Whether a finished media item has no number of episodes or chapters. */
const lacksLength = ({type, status, episodes, chapters}: LintMedia) =>
  status === 'FINISHED' && !(type === 'ANIME' ? episodes : chapters);

/** Whether an anime has no duration. It needs one before its release, too, unless it was canceled. */
const lacksDuration = ({type, status, duration}: LintMedia) => type === 'ANIME' && status !== 'CANCELLED' && !duration;

/** Whether TV and TV_SHORT are confused: TV takes 15 minutes or more. */
function isMisnamedTv({format, duration}: LintMedia): boolean {
  if (!duration) return false;
  return format === 'TV' ? duration < limits.tvShort : format === 'TV_SHORT' && duration >= limits.tvShort;
}

/** Rules about tags, genres, pictures, numbers and studios. */
export const contentRules: readonly LintRule[] = [
  {id: 'noTags', isOn: false, check: ({tags}) => tags.length === 0},
  {id: 'noGenres', isOn: false, check: media => media.genres.length === 0},
  {id: 'lowTag', isOn: false, check: ({tags}) => tags.some(({rank}) => rank !== null && rank < limits.tagRank)},
  {id: 'badGenre', isOn: true, check: media => media.genres.some(genre => !genres.has(genre))},
  {id: 'noBanner', isOn: false, check: ({banner}) => !banner},
  {id: 'oneshot', isOn: false, check: ({format, chapters}) => format === 'ONE_SHOT' && chapters !== 1},
  {id: 'idMal', isOn: false, check: ({idMal}) => !idMal},
  {
    id: 'duplicatedMALID',
    isOn: false,
    check: (media, {malIds}) => (malIds.get(malKey(media)) ?? media.id) !== media.id,
  },
];

/** Rules about lengths and studios. */
export const lengthRules: readonly LintRule[] = [
  {id: 'noDuration', isOn: true, check: lacksDuration},
  {id: 'noLength', isOn: true, check: lacksLength},
  {
    id: 'demographics',
    isOn: false,
    check: ({tags}) => tags.filter(({name}) => demographics.has(name)).length > 1,
  },
  {id: 'noStudios', isOn: false, check: ({type, studioIds}) => type === 'ANIME' && studioIds.length === 0},
  {id: 'unusualLength', isOn: true, check: isUnusual},
];

/** Rules about numbers that contradict each other. */
export const contradictionRules: readonly LintRule[] = [
  {id: 'tvShort', isOn: false, check: isMisnamedTv},
  {id: 'duplicatedStudio', isOn: false, check: ({studioIds}) => new Set(studioIds).size < studioIds.length},
  {
    id: 'releasingZero',
    isOn: false,
    check: ({type, status, chapters, volumes}) =>
      type === 'MANGA' && status === 'RELEASING' && Boolean(chapters || volumes),
  },
];
