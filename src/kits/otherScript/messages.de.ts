import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  note: script =>
    `Wird hier von ${script} angezeigt. Wenn du es von Automail willst, schalte es in den Einstellungen von ${script} aus.`,
};
