import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the scores in feeds. */
export const text = messages({
  failed: (reason: string) => `We couldn't load the score. ${reason}`,
  repeated: (times: number) => plural(times, {one: 'Repeated once', other: 'Repeated # times'}),
});
