import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  justNow: 'Gerade eben',
  justNowInSentence: 'gerade eben',
  second: count => plural(count, {one: 'vor # Sekunde', other: 'vor # Sekunden'}),
  minute: count => plural(count, {one: 'vor # Minute', other: 'vor # Minuten'}),
  hour: count => plural(count, {one: 'vor # Stunde', other: 'vor # Stunden'}),
  day: count => plural(count, {one: 'vor # Tag', other: 'vor # Tagen'}),
  week: count => plural(count, {one: 'vor # Woche', other: 'vor # Wochen'}),
  month: count => plural(count, {one: 'vor # Monat', other: 'vor # Monaten'}),
  year: count => plural(count, {one: 'vor # Jahr', other: 'vor # Jahren'}),
};
