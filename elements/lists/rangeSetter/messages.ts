import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Range button',
  summary: 'Saves a range of episodes or chapters with a button in the list editor.',
  details:
    'Appears beside the progress once you change it. Enter the first number and press the button, then enter the last one and press Save: your activity says "65 - 69" instead of "69". If Private is checked, both are saved as private.',
  set: 'Set start of range',
  saving: 'Saving the start of the range',
  saved: (progress: number) => `Start of range saved: ${formatNumber(progress)}`,
  failed: (reason: string) => `The start of the range wasn't saved. ${reason}`,
});
