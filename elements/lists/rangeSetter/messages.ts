import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Start of a range',
  summary: 'Adds a button to the list editor that saves the first episode or chapter of those you watched or read.',
  details:
    'Appears beside the progress once you change it. Enter the first number and press the button, then enter the last one and press Save: your activity says "65 - 69" instead of "69". If Private is checked, both are saved as private.',
  set: 'Set start of range',
  saving: 'Saving the start of the range',
  saved: (progress: number) => `Start of range saved: ${formatNumber(progress)}`,
  failed: (reason: string) => `The start of the range wasn't saved. ${reason}`,
});
