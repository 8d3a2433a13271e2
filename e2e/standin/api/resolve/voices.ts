import {hash} from '../random';
import {voiceLanguages, voiceActorIdOf} from '../seed/cast';
import type {CharacterRole, Staff} from '../store/rows';
import type {Store} from '../store/store';
import type {Resolvers} from './context';

interface Voice {
  readonly voiceActor: Staff | undefined;
  readonly roleNotes: string | null;
  readonly dubGroup: string | null;
}

/** The voice actors of a role, in one language or in all of them. */
export function voiceActorsOf(store: Store, part: CharacterRole, language: string | null | undefined): Voice[] {
  return voiceLanguages
    .filter(name => !language || name === language)
    .flatMap(name => {
      const id = voiceActorIdOf(part.characterId, part.role, name);
      const voiceActor = id === undefined ? undefined : store.staff.get(id);
      const dubGroup = name === 'GERMAN' && hash(part.workId) % 5 === 0 ? 'Netflix' : null;
      return voiceActor
        ? [{voiceActor, roleNotes: hash(part.characterId, 54) % 30 === 0 ? 'Young' : null, dubGroup}]
        : [];
    });
}

/** The voice actor of whom so many roles are known that their pages are a strain, and how many. */
export const busyVoice = {id: 110_833, roles: 900};

/** More roles for the busy one: the first ones in anime. The pages of these media name others. */
function busyRoles(store: Store): CharacterRole[] {
  const inAnime = store.catalogue.characterRoles.filter(({workId}) => store.media.get(workId)?.type === 'ANIME');
  return inAnime.slice(0, busyVoice.roles);
}

const partsByVoice = new WeakMap<Store, Map<number, CharacterRole[]>>();

/** All roles that a person voices. Cached, since they follow from the ids. */
export function rolesOfVoiceActor(store: Store, personId: number): CharacterRole[] {
  let map = partsByVoice.get(store);
  if (!map) {
    map = new Map();
    for (const part of store.catalogue.characterRoles)
      for (const language of voiceLanguages) {
        const id = voiceActorIdOf(part.characterId, part.role, language);
        if (id === undefined) continue;
        const known = map.get(id);
        if (known) known.push(part);
        else map.set(id, [part]);
      }
    map.set(busyVoice.id, busyRoles(store));
    partsByVoice.set(store, map);
  }
  return map.get(personId) ?? [];
}

/** The role an edge was made from. Edges of other kinds have none. */
interface PartEdge {
  readonly part?: CharacterRole | undefined;
}

/** Resolvers of edges with voice actors. */
export const voiceFields: Resolvers<PartEdge> = {
  voiceActors: (edge, args: {language?: string | null}, context) =>
    edge.part ? voiceActorsOf(context.store, edge.part, args.language).map(voice => voice.voiceActor) : [],
  voiceActorRoles: (edge, args: {language?: string | null}, context) =>
    edge.part ? voiceActorsOf(context.store, edge.part, args.language) : [],
};
