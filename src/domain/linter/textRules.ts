import type {LintMedia, LintRule} from './lintMedia';

const titlesOf = ({romaji, native, english}: LintMedia) => [romaji, native, english].filter(title => title !== null);

/** Placeholders for a title that isn't known yet. */
const temporary = /\(Title to be Announced\)|\(Provisional Title\)|[(（]仮(?:題)?[)）]/i;

/** Characters and spellings that romaji titles on the site don't have: full-width signs, macrons, and two spellings. */
const oddSigns = /[ĀāĒēĪīŌōŪū～〜！？：；（）「」『』…]/;
const oddNames = /\b(?:Toukyou|Oosaka)/i;
/** A small tsu before "chi" is written "cchi" here. */
const doubled = /tch[aio]/i;
const smallTsu = /[っッ][ちチ]/;
/** Signs that a romaji title keeps from the native one. */
const kept = ['★', '☆', '♪', '♫', '♬'];

/** Whether the romaji title breaks the site's conventions. */
function isOddRomaji({romaji, native}: LintMedia): boolean {
  if (!romaji) return false;
  if (oddSigns.test(romaji) || oddNames.test(romaji)) return true;
  if (!native) return false;
  if (doubled.test(romaji) && smallTsu.test(native)) return true;
  return kept.some(sign => native.includes(sign) && !romaji.includes(sign));
}

const oddSpace = /^\s|\s$|\s{2}|[\u00A0\u2000-\u200B\u202F\u205F\uFEFF\t\n]/;

/** Rules about titles. */
export const titleRules: readonly LintRule[] = [
  {id: 'nativeTitle', isOn: true, check: ({native}) => !native},
  {id: 'englishTitle', isOn: false, check: ({english}) => !english},
];

/** Rules about the spelling of titles. */
export const spellingRules: readonly LintRule[] = [
  {
    id: 'redundantSynonym',
    isOn: true,
    check: media => media.synonyms.some(synonym => titlesOf(media).includes(synonym)),
  },
  {
    id: 'extraLarge',
    isOn: false,
    check: ({cover}) => cover.large !== null && cover.large === cover.extraLarge,
  },
  {id: 'tempTitle', isOn: true, check: media => titlesOf(media).some(title => temporary.test(title))},
  {id: 'badRomaji', isOn: true, check: isOddRomaji},
  {id: 'weirdSpace', isOn: true, check: media => titlesOf(media).some(title => oddSpace.test(title))},
];

/** Limits for the length of descriptions, in characters. */
const lengths = {least: 15, most: 4000};

/** Traces of a text that was read in a wrong encoding, or escaped once too often. */
const brokenEncoding = /\uFFFD|Ã[\u0080-\u00BF]|â€|&(?:[a-z]{2,8}\d?|#\d+|#x[\da-f]+);/i;
/** Words about the future, which the description of a finished series must not contain. */
const outdated = /upcoming adaptation|will air|will adapt|will cover|announced|scheduled for|next year| tba/i;

/** Rules about descriptions, and one that only reports hashtags (off by default). */
export const descriptionRules: readonly LintRule[] = [
  {id: 'badEncoding', isOn: false, check: ({description}) => brokenEncoding.test(description ?? '')},
  {id: 'badSpelling', isOn: true, check: ({description}) => /animes |mangas /i.test(description ?? '')},
  {id: 'noDescription', isOn: true, check: ({description}) => (description ?? '').length < lengths.least},
  {id: 'longDescription', isOn: false, check: ({description}) => (description ?? '').length > lengths.most},
  {
    id: 'outdatedDescription',
    isOn: true,
    check: ({status, description}) => status === 'FINISHED' && outdated.test(description ?? ''),
  },
  {id: 'hashtag', isOn: false, check: ({hashtag}) => Boolean(hashtag)},
];
