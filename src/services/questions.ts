/** An option of a question, as other scripts see it. */
export interface QuestionOption {
  readonly id: string;
  readonly title: string;
  readonly kind: 'choice' | 'text' | 'tick';
  /** The values of a choice, of which the first is the default. */
  readonly choices?: readonly string[];
}

/** A question about a user that other scripts can ask. */
export interface OfferedQuestion {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: readonly QuestionOption[];
}

/** About whom a question is asked, and how. */
export interface AskedAbout {
  readonly userName: string;
  readonly listType?: 'ANIME' | 'MANGA';
  /** Values by the ids of options; those left out are as in the form. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a question found, as plain data. */
export interface QuestionAnswer {
  /** Whether it was stopped before it had read everything. */
  readonly isPartial: boolean;
  readonly notes: readonly string[];
  readonly figures: Readonly<Record<string, string | number>>;
  readonly tables: readonly {
    readonly title: string;
    readonly rows: readonly Readonly<Record<string, string | number | null>>[];
  }[];
}

/** The questions of the product, for other scripts. None of them changes anything. */
export interface Questions {
  list(): readonly OfferedQuestion[];
  /**
   * Answers a question; what was found until `signal` aborts is the answer then.
   * @throws Error where there is no such question, it needs a sign-in, or AniList fails
   */
  ask(id: string, about: AskedAbout, options: {signal: AbortSignal; featureId: string}): Promise<QuestionAnswer>;
}
