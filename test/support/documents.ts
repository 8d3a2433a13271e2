import {gql, type TypedDocumentNode} from '@apollo/client';

/** The data of the query `thing`. */
export interface Thing {
  Character: {id: number; favourites: number} | null;
}

/** A query for tests, in the form that the code generator produces. */
export const thing: TypedDocumentNode<Thing, {id: number}> = gql`
  query Thing($id: Int!) {
    Character(id: $id) {
      id
      favourites
    }
  }
`;

/** A character as the API returns it. */
export const character = (id: unknown, favourites = 100) => ({__typename: 'Character', id, favourites});
