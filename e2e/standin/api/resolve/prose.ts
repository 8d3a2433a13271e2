import {hash} from '../random';
import type {Character, Staff, Media} from '../store/rows';

const openings = [
  'In a town where the last train leaves at noon',
  'After the war that nobody calls a war',
  'On the first day of a school that does not exist',
  'High above the clouds, in a library without doors',
  'When the rain stops for the first time in a year',
] as const;
const heroes = [
  'a retired knight',
  'the younger of two sisters',
  'an apprentice cook',
  'the worst detective of the city',
  'a talking cat',
] as const;
const turns = [
  'finds a letter addressed to nobody',
  'has to save what is left',
  'learns to listen',
  'opens a small inn',
  'must win a game without rules',
] as const;

const pick = <T>(items: readonly T[], n: number): T | '' => items[n % items.length] ?? '';

/** A media description in the legacy HTML of the real ones. Some are missing, and one in eighty contains an attack. */
export function workDescription(work: Media): string | null {
  const h = hash(work.id, 21);
  if (h % 40 === 0 && work.popularity < 100_000) return null;
  const part = (n: number): number => hash(work.id, 21, n);
  const sentence = (n: number): string =>
    `${pick(openings, part(n))}, ${pick(heroes, part(n + 1))} ${pick(turns, part(n + 2))}.`;
  const story = sentence(1);
  const more = sentence(4);
  const hostile = h % 80 === 1 ? '<script>alert("description")</script><img src=x onerror=alert(1)>' : '';
  return `${story} ${sentence(7)}<br><br>\n<i>${more}</i> ${sentence(10)} ${sentence(13)} ${sentence(16)}${hostile}<br><br>\n(Source: the publisher)`;
}

/** A character description with facts, prose and a spoiler. */
export function characterDescription(character: Character): string | null {
  const h = hash(character.id, 22);
  if (h % 5 === 0 && character.id > 100) return null;
  const height = 140 + (h % 60);
  return `__Height:__ ${String(height)} cm\n__Favourite food:__ ${pick(['ramen', 'melon bread', 'curry'], h)}\n\n${character.first} is ${pick(heroes, h >>> 3)} who ${pick(turns, h >>> 7)}. ~!In the end ${character.first} leaves.!~`;
}

/** A staff description. */
export function personDescription(person: Staff): string | null {
  const h = hash(person.id, 23);
  if (h % 4 === 0 && person.id > 100_000) return null;
  return `${person.first} likes [walks](https://example.org/walks) and __tea__.\n\nTwitter: [@${person.first.toLowerCase()}](https://twitter.com/${person.first.toLowerCase()})`;
}
