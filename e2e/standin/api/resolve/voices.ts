import {hash} from '../random';
import {voiceLanguages, voiceOf} from '../seed/cast';
import type {Part, Person} from '../store/rows';
import type {Store} from '../store/store';
import type {Fields} from './context';

interface Voice {
  readonly voiceActor: Person | undefined;
  readonly roleNotes: string | null;
  readonly dubGroup: string | null;
}

/** Voices of a part, in one language or all of them. */
export function voices(store: Store, part: Part, language: string | null | undefined): Voice[] {
  return voiceLanguages
    .filter(name => !language || name === language)
    .flatMap(name => {
      const id = voiceOf(part.characterId, part.role, name);
      const voiceActor = id === undefined ? undefined : store.people.get(id);
      const dubGroup = name === 'GERMAN' && hash(part.workId) % 5 === 0 ? 'Netflix' : null;
      return voiceActor
        ? [{voiceActor, roleNotes: hash(part.characterId, 54) % 30 === 0 ? 'Young' : null, dubGroup}]
        : [];
    });
}

const partsByVoice = new WeakMap<Store, Map<number, Part[]>>();

/** All parts a person voices; worked out once, since voices follow from ids. */
export function partsOf(store: Store, personId: number): Part[] {
  let map = partsByVoice.get(store);
  if (!map) {
    map = new Map();
    for (const part of store.catalogue.parts)
      for (const language of voiceLanguages) {
        const id = voiceOf(part.characterId, part.role, language);
        if (id === undefined) continue;
        const known = map.get(id);
        if (known) known.push(part);
        else map.set(id, [part]);
      }
    partsByVoice.set(store, map);
  }
  return map.get(personId) ?? [];
}

/** The part an edge was made from; edges of other kinds have none. */
interface PartEdge {
  readonly part?: Part | undefined;
}

/** Resolvers of edges that tell of voices. */
export const voiceFields: Fields<PartEdge> = {
  voiceActors: (edge, args: {language?: string | null}, context) =>
    edge.part ? voices(context.store, edge.part, args.language).map(voice => voice.voiceActor) : [],
  voiceActorRoles: (edge, args: {language?: string | null}, context) =>
    edge.part ? voices(context.store, edge.part, args.language) : [],
};
