import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of relative times. */
export const text = messages({
  justNow: 'Just now',
  justNowInSentence: 'just now',
  second: (count: number) => plural(count, {one: '# second ago', other: '# seconds ago'}),
  minute: (count: number) => plural(count, {one: '# minute ago', other: '# minutes ago'}),
  hour: (count: number) => plural(count, {one: '# hour ago', other: '# hours ago'}),
  day: (count: number) => plural(count, {one: '# day ago', other: '# days ago'}),
  week: (count: number) => plural(count, {one: '# week ago', other: '# weeks ago'}),
  month: (count: number) => plural(count, {one: '# month ago', other: '# months ago'}),
  year: (count: number) => plural(count, {one: '# year ago', other: '# years ago'}),
});
