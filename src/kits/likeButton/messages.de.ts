import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  notSaved: reason => `Nicht gespeichert: ${reason}`,
  likes: count => plural(count, {one: '# Like', other: '# Likes'}),
  likeActivity: count => `Aktivität liken, ${plural(count, {one: '# Like', other: '# Likes'})}`,
  likeThread: count => `Thema liken, ${plural(count, {one: '# Like', other: '# Likes'})}`,
  likeReply: count => `Antwort liken, ${plural(count, {one: '# Like', other: '# Likes'})}`,
};
