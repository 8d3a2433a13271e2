/** An option of a question, as seen by other scripts. */
export interface QuestionOption {
  readonly id: string;
  readonly title: string;
  readonly kind: 'choice' | 'text' | 'tick';
  /** The values of a choice, default first. */
  readonly choices?: readonly string[];
}

/** A question about a user that other scripts can ask. */
export interface OfferedQuestion {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: readonly QuestionOption[];
}

/** The subject and the options of a question. */
export interface AskedAbout {
  readonly userName: string;
  readonly listType?: 'ANIME' | 'MANGA';
  /** Values by option id; options left out have the form's default. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The result of a question, as plain data. */
export interface QuestionAnswer {
  /** Whether it was stopped before everything was read. */
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
   * Answers a question. If `signal` aborts, resolves to what was found until then.
   * @throws Error if there is no such question, it needs a sign-in, or AniList fails
   */
  ask(id: string, about: AskedAbout, options: {signal: AbortSignal; featureId: string}): Promise<QuestionAnswer>;
}
