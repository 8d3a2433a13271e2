import {gql, type TypedDocumentNode} from '@apollo/client';

/** The data of the query `characterQuery`. */
export interface CharacterData {
  Character: {id: number; favourites: number} | null;
}

/** A query for tests, in the form that the code generator produces. */
export const characterQuery: TypedDocumentNode<CharacterData, {id: number}> = gql`
  query Thing($id: Int!) {
    Character(id: $id) {
      id
      favourites
    }
  }
`;

/** A character as the API returns it. */
export const character = (id: unknown, favourites = 100) => ({__typename: 'Character', id, favourites});
