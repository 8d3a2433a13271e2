import type {AskedAbout, OfferedQuestion, QuestionAnswer} from '#services/questions';

/** The subject and the end of a question. */
export interface ExternalQuestion extends AskedAbout {
  /** When it aborts, the answer is what was found until then. */
  readonly signal?: AbortSignal;
}

/** Available to other scripts on the page as `document.automailAPI`. */
export interface ExternalApi {
  readonly version: string;
  /**
   * Sends a query to the site's API within the rate limit that all tabs share, at a lower priority than the user's own
   * requests. Only queries are allowed, and the answer is plain data. Rejects with an error that has a message.
   */
  query(text: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The questions that `ask` answers, with their options. */
  questions(): Promise<readonly OfferedQuestion[]>;
  /**
   * Answers one of the questions about a user (rule queries-27), as plain data. Some take many requests and a long
   * time; `signal` stops them. Rejects with an error that has a message.
   */
  ask(question: string, about: ExternalQuestion): Promise<QuestionAnswer>;
  /** Signs the script out in all tabs. */
  logOut(): void;
}
