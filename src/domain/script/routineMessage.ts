const challenge = /\b(?:AWC|MRC)\b|\b(?:watching|reading) (?:challenge|club)/i;
const thanks = /\b(?:thanks?|thank you|thx|ty|tysm|arigatou?|gracias|danke|merci|obrigad[oa])\b[^.!?\n]{0,40}\bfollow/i;

/** Whether a message is about a challenge or thanks for a follow, as thousands are. */
export const isRoutineMessage = (message: string): boolean => challenge.test(message) || thanks.test(message);
