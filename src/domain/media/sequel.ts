/** A media item with its relations, as the API sends them. */
export interface MediaWithRelations {
  readonly type: string | null;
  readonly relations: {readonly edges: readonly (RelationEdge | null)[] | null} | null;
}

interface RelationEdge {
  readonly relationType: string | null;
  readonly node: {readonly type: string | null} | null;
}

/** The relations to what came first. */
const earlier = ['PREQUEL', 'PARENT'];

/**
 * Whether a media item continues another one: it has a prequel or a parent story of its own type. An anime made from a
 * manga isn't a sequel.
 */
export const isSequel = ({type, relations}: MediaWithRelations): boolean =>
  (relations?.edges ?? []).some(
    edge => edge?.relationType && earlier.includes(edge.relationType) && edge.node?.type && edge.node.type === type,
  );
