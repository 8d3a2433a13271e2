/** Names that are not simply capitalised words. */
const specialLabels: ReadonlyMap<string, string> = new Map([
  ['TV', 'TV'],
  ['TV_SHORT', 'TV Short'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['NOVEL', 'Light Novel'],
]);

/**
 * Formats a format, status or season of the API as the site does, including values we do not know. Empty if there is
 * none.
 */
export const formatEnum = (name: string | null | undefined): string =>
  specialLabels.get(name ?? '') ??
  (name ?? '').toLowerCase().replace(/(^|_)(\p{L})/gu, (_all, gap: string, letter: string) => {
    return (gap ? ' ' : '') + letter.toUpperCase();
  });

/** The fields shown on a media card below the title. Scores are out of 100. */
export interface CardMedia {
  readonly format?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly season?: string | null | undefined;
  readonly seasonYear?: number | null | undefined;
  readonly startDate?: {readonly year?: number | null | undefined} | null | undefined;
  readonly averageScore?: number | null | undefined;
  readonly meanScore?: number | null | undefined;
}

/** The lines of a media card before its score, in the site's order: format, status, season and year (or start year). */
export function cardFacts({format, status, season, seasonYear, startDate}: CardMedia): string[] {
  const when = [formatEnum(season), seasonYear ?? startDate?.year].filter(Boolean).join(' ');
  return [formatEnum(format), formatEnum(status), when].filter(Boolean);
}

/** The score of a media card, such as "82%"; empty without a score. */
export function cardScore({averageScore, meanScore}: CardMedia): string {
  const score = averageScore ?? meanScore;
  return score ? `${score}%` : '';
}
