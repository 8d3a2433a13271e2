import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

/** Texts of the button that adds one episode or chapter. */
export const text = messages({
  changedElsewhere: 'Changed elsewhere',
  notSavedYet: 'Not saved yet',
  button: (title: string, progress: number) => `Raise progress of ${title}, currently ${formatNumber(progress)}`,
  buttonWithTotal: (title: string, progress: number, total: number) =>
    `Raise progress of ${title}, currently ${formatNumber(progress)} of ${formatNumber(total)}`,
  failed: (reason: string) => `Your progress wasn't saved. ${reason}`,
});
