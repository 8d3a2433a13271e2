import type {LintMedia, LintRule} from './lintMedia';

const titlesOf = ({romaji, native, english}: LintMedia) => [romaji, native, english].filter(title => title !== null);

/** Titles that stand for one that is not known yet (rule linter-9). */
const temporary = /\(Title to be Announced\)|\(Provisional Title\)|[(（]仮(?:題)?[)）]/i;

/** What romaji of this site does not have: other signs, macrons, and two spellings (rule linter-9). */
const oddSigns = /[ĀāĒēĪīŌōŪū～〜！？：；（）「」『』…]/;
const oddNames = /\b(?:Toukyou|Oosaka)/i;
/** A small tsu before "chi" is written "cchi" here. */
const doubled = /tch[aio]/i;
const smallTsu = /[っッ][ちチ]/;
/** Signs that a romaji title keeps from the native one. */
const kept = ['★', '☆', '♪', '♫', '♬'];

/** Whether the romaji title is not written as the site wants it (rule linter-9). */
function isOddRomaji({romaji, native}: LintMedia): boolean {
  if (!romaji) return false;
  if (oddSigns.test(romaji) || oddNames.test(romaji)) return true;
  if (!native) return false;
  if (doubled.test(romaji) && smallTsu.test(native)) return true;
  return kept.some(sign => native.includes(sign) && !romaji.includes(sign));
}

const oddSpace = /^\s|\s$|\s{2}|[\u00A0\u2000-\u200B\u202F\u205F\uFEFF\t\n]/;

/** Rules about titles (rules linter-1 and linter-9). */
export const titleRules: readonly LintRule[] = [
  {id: 'nativeTitle', isOn: true, check: ({native}) => !native},
  {id: 'englishTitle', isOn: false, check: ({english}) => !english},
];

/** Rules about how titles are written (rules linter-1 and linter-9). */
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

/** The limits of rule linter-10, in characters. */
const lengths = {least: 15, most: 4000};

/** Signs of text that was read in a wrong encoding, or escaped once too often (rule linter-10). */
const brokenEncoding = /\uFFFD|Ã[\u0080-\u00BF]|â€|&(?:[a-z]{2,8}\d?|#\d+|#x[\da-f]+);/i;
/** Words about the future, which a finished series has behind it (rule linter-10). */
const outdated = /upcoming adaptation|will air|will adapt|will cover|announced|scheduled for|next year| tba/i;

/** Rules about descriptions (rules linter-1 and linter-10), and one that only tells (off). */
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
