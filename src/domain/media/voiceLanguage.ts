import type {RolePart} from './roleCard';

/** The rank of a language: Japanese first, Korean last, the others by name. */
const rank = (language: string) => (language === 'Japanese' ? 0 : language === 'Korean' ? 2 : 1);

/** The languages of the voice actors, each once. */
export function voiceLanguages(parts: readonly RolePart[]): string[] {
  const all = new Set(parts.flatMap(({people}) => people.flatMap(({language}) => language ?? [])));
  return [...all].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

const maxActors = 3;

/**
 * The roles of a character with the voice actors of one language: up to three beside a media item, and a card for each
 * of them if there is a single media item.
 */
export function withVoices(parts: readonly RolePart[], language: string | undefined): RolePart[] {
  const own = parts.map(part => ({...part, people: part.people.filter(person => person.language === language)}));
  const [only] = own;
  if (only && own.length === 1 && only.people.length > 1)
    return only.people.map(person => ({...only, people: [person]}));
  return own.map(part => ({...part, people: part.people.slice(0, maxActors)}));
}
