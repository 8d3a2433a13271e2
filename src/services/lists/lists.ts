import type {AccountEpoch} from '../api/accountEpoch';
import type {Facts} from '../bus';
import {ListChanges} from './listChanges';
import {OtherLists} from './otherLists';
import type {Lists} from './ownList';
import {OwnLists, type OwnListsDeps} from './ownLists';

/** Creates the list store. It follows changes made here and in the site's own editor, and account changes. */
export function createLists(deps: OwnListsDeps & {renewal: AccountEpoch}): Lists {
  const {services, client, renewal} = deps;
  const {session, bus, clock, signal} = services;
  const own = new OwnLists(deps);
  const changes = new ListChanges({lists: own, client, session});
  const others = new OtherLists(client, () => clock.now());
  const changed = ({mediaId, entry, isDeleted}: Facts['listEntryChanged']) => {
    if (mediaId !== undefined && (entry ?? isDeleted)) changes.saved(mediaId, entry);
    else void changes.catchUp();
  };
  bus.on('listEntryChanged', changed, {signal});
  signal.addEventListener(
    'abort',
    renewal.subscribe(() => {
      own.bump();
      others.forget();
      changes.forget();
    }),
  );
  const {get, subscribe, load} = own;
  const {entry, find, learn} = changes;
  return {get, subscribe, load, entry, find, learn, ofUser: others.ofUser};
}
