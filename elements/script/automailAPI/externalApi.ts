import type {AskedAbout, OfferedQuestion, QuestionAnswer} from '#services/questions';

/** About whom a question is asked, and until when. */
export interface ExternalQuestion extends AskedAbout {
  /** What was found until it aborts is the answer then. */
  readonly signal?: AbortSignal;
}

/** Available to other scripts on the page as `document.automailAPI`. */
export interface ExternalApi {
  readonly version: string;
  /**
   * Sends a query to the site's API within the rate limit that all tabs share, after everything that a person waits
   * for. Only queries are allowed, and the answer is plain data. Rejects with an error that has a message.
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
