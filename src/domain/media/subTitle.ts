import {text} from './messages';

/** The facts of a media as its page states them: name to value, such as "Episodes" to "26". */
export type MediaFacts = ReadonlyMap<string, string>;

const yearIn = (date: string | undefined) => /\b\d{4}\b/.exec(date ?? '')?.[0];

/** A count with its unit; what is no number stays as it is. */
const counted = (value: string | undefined, words: (count: number) => string) =>
  value !== undefined && /^\d+$/.test(value) ? words(Number(value)) : value;

/** What is shown below the title of a media, in this order (rule media-24). */
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
