import {translated} from '#domain/text/fallback';
import type {Translate} from '#domain/text/messages';
import {german} from './german.generated';

export {markEnglish} from '#feature/markEnglish';

/** A table in German; what isn't translated yet stays in English. */
export const inGerman: Translate = (table, path = '', name = 'text') => translated(table, german[path]?.[name]);
