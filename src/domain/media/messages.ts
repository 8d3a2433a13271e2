import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts about media. */
export const text = messages({
  episodes: (count: number) => plural(count, {one: '# episode', other: '# episodes'}),
  chapters: (count: number) => plural(count, {one: '# chapter', other: '# chapters'}),
  volumes: (count: number) => plural(count, {one: '# volume', other: '# volumes'}),
});
