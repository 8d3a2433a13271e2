import {gql, type TypedDocumentNode} from '@apollo/client';
import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {useConsole} from '../../support/console';
import {character, characterQuery} from '../../support/documents';
import {apiError, useApiFetch} from '../../support/fetch';
import {fakeServices} from '../../support/services';

const lifetime = 60_000;
const userQuery: TypedDocumentNode<{User: {id: number} | null}, {name: string}> = gql`
  query Who($name: String) {
    User(name: $name) {
      id
    }
  }
`;
const listQuery: TypedDocumentNode<{MediaList: {id: number} | null}, {userName: string; mediaId: number}> = gql`
  query Entry($userName: String, $mediaId: Int) {
    MediaList(userName: $userName, mediaId: $mediaId) {
      id
    }
  }
`;

describe('the profile of the site’s user without the token', () => {
  const api = useApiFetch();
  const log = useConsole();
  let services = fakeServices();
  afterEach(() => services.stop());

  function open({token, missing}: {token?: string; missing: string}) {
    services = fakeServices({userName: 'Mirabel', ...(token ? {token} : {})});
    api.answers(({name, args}) => (name === 'Character' ? character(args.id) : apiError(missing, 404)));
    const {read} = apiOf(services);
    const kindOf = (promise: Promise<unknown>) =>
      promise.then(
        () => 'answered',
        (error: unknown) => toApiError(error).kind,
      );
    return {
      entry: (mediaId: number, userName = 'mirabel') => kindOf(read(listQuery, {userName, mediaId}, {lifetime})),
      user: (name = 'Mirabel') => kindOf(read(userQuery, {name}, {lifetime})),
      other: (id: number) => kindOf(read(characterQuery, {id}, {lifetime})),
    };
  }

  it('is private if AniList says so of a list: asked once, then of no other query', async () => {
    const {entry, other} = open({missing: 'Private User'});
    const kinds = await Promise.all([entry(1), entry(2), other(1), entry(3), entry(4)]);
    expect(kinds).to.deep.equal(['private', 'private', 'answered', 'private', 'private']);
    // All together, one about the user, and the rest.
    expect(api.sent.map(({requestedFields}) => requestedFields.length)).to.deep.equal([5, 1, 1]);
    expect(await entry(5)).to.equal('private');
    expect(api.sent.length).to.equal(3);
    expect(log.lines).to.deep.equal([]);
  });

  it('is private if the user is missing', async () => {
    const {user, entry} = open({missing: 'Not Found.'});
    expect([await user(), await entry(1)]).to.deep.equal(['private', 'private']);
    expect(api.sent.length).to.equal(1);
  });

  it('is not private because an entry is missing, another user, or with the token', async () => {
    const {entry, user} = open({missing: 'Not Found.'});
    expect(await Promise.all([entry(1), entry(2), user('Somebody')])).to.deep.equal(['missing', 'missing', 'missing']);
    services.stop();
    const signedIn = open({token: 'secret', missing: 'Private User'});
    expect([await signedIn.entry(1), await signedIn.user()]).to.deep.equal(['missing', 'missing']);
  });

  it('is asked for again after signing in', async () => {
    const {entry} = open({missing: 'Private User'});
    expect(await entry(1)).to.equal('private');
    services.session.signIn('secret');
    api.answers(() => ({__typename: 'MediaList', id: 7}));
    expect(await entry(1)).to.equal('answered');
  });
});
