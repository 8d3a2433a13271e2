/** Names that are no plain words. */
const special: ReadonlyMap<string, string> = new Map([
  ['TV', 'TV'],
  ['TV_SHORT', 'TV Short'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['NOVEL', 'Light Novel'],
]);

/** A format, status or season of the API as the site writes it; unknown ones, too (decision 18). Empty for none. */
export const inWords = (name: string | null | undefined): string =>
  special.get(name ?? '') ??
  (name ?? '').toLowerCase().replace(/(^|_)(\p{L})/gu, (_all, gap: string, letter: string) => {
    return (gap ? ' ' : '') + letter.toUpperCase();
  });

/** What a card says of a work below its title. Scores are of 100. */
export interface CardFacts {
  readonly format?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly season?: string | null | undefined;
  readonly seasonYear?: number | null | undefined;
  readonly startDate?: {readonly year?: number | null | undefined} | null | undefined;
  readonly averageScore?: number | null | undefined;
  readonly meanScore?: number | null | undefined;
}

/** The facts of a card in the site's order: format, status, season with year (else the year it began), score in per cent. */
export function cardFacts({
  format,
  status,
  season,
  seasonYear,
  startDate,
  averageScore,
  meanScore,
}: CardFacts): string[] {
  const when = [inWords(season), seasonYear ?? startDate?.year].filter(Boolean).join(' ');
  const score = averageScore ?? meanScore;
  return [inWords(format), inWords(status), when, score ? `${score}%` : ''].filter(Boolean);
}
