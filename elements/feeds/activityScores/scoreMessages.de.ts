import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './scoreMessages';

export const text: Translation<typeof english.text> = {
  repeated: times => plural(times, {one: 'Einmal wiederholt', other: '#-mal wiederholt'}),
};
