import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  episodes: count => plural(count, {one: '# Folge', other: '# Folgen'}),
  chapters: count => plural(count, {one: '# Kapitel', other: '# Kapitel'}),
  volumes: count => plural(count, {one: '# Band', other: '# Bände'}),
};
