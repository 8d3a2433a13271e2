import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the scores in feeds. */
export const text = messages({
  repeated: (times: number) => plural(times, {one: 'Repeated once', other: 'Repeated # times'}),
});
