import {text} from './messages';

/** The facts on a media page: name to value, such as "Episodes" to "26". */
export type MediaFacts = ReadonlyMap<string, string>;

const yearIn = (date: string | undefined) => /\b\d{4}\b/.exec(date ?? '')?.[0];

/** A count with its unit; a value that isn't a number stays unchanged. */
const counted = (value: string | undefined, words: (count: number) => string) =>
  value !== undefined && /^\d+$/.test(value) ? words(Number(value)) : value;

/**
 * The texts below the title of a media item, as far as the sidebar has them: format, episodes or chapters, volumes,
 * duration, status, season or else year, and the first studio.
 */
export function subTitleParts(facts: MediaFacts): string[] {
  const parts = [
    facts.get('Format'),
    counted(facts.get('Episodes'), text.episodes),
    counted(facts.get('Chapters'), text.chapters),
    counted(facts.get('Volumes'), text.volumes),
    facts.get('Episode Duration') ?? facts.get('Duration'),
    facts.get('Status'),
    facts.get('Season') ?? yearIn(facts.get('Start Date') ?? facts.get('Release Date')),
    facts.get('Studios'),
  ];
  return parts.flatMap(part => part || []);
}
