// Apart from messages.ts because definitions evaluate them.
import {messages} from '#domain/text/messages';

/** Titles of the options that features with tables of a user's list share. */
export const text = messages({
  noRewatches: 'Leave out rewatches and rereads',
  allStudios: "Include companies that aren't animation studios",
  oneDecimal: 'Round scores and averages to one decimal',
  timeToComplete: "Add columns for what's left to complete",
});
