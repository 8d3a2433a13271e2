import {gql, type TypedDocumentNode} from '@apollo/client';

export interface Thing {
  Character: {id: number; favourites: number} | null;
}

/** A query of the tests, of the form that the code generator makes. */
export const thing: TypedDocumentNode<Thing, {id: number}> = gql`
  query Thing($id: Int!) {
    Character(id: $id) {
      id
      favourites
    }
  }
`;

/** A character as the API tells of it. */
export const character = (id: unknown, favourites = 100) => ({__typename: 'Character', id, favourites});
