import type {AccountEpoch} from '../api/accountEpoch';
import type {BusEvents} from '../bus';
import {ListChanges} from './listChanges';
import {OtherUsersLists} from './otherLists';
import type {Lists} from './ownList';
import {OwnLists, type OwnListsDeps} from './ownLists';

/** Creates the list store. It follows changes made here and in the site's own editor, and account changes. */
export function createLists(deps: OwnListsDeps & {renewal: AccountEpoch}): Lists {
  const {services, client, renewal} = deps;
  const {session, bus, clock, signal} = services;
  const own = new OwnLists(deps);
  const changes = new ListChanges({lists: own, client, session});
  const others = new OtherUsersLists(client, () => clock.now());
  const changed = ({mediaId, entry, isDeleted}: BusEvents['listEntryChanged']) => {
    if (mediaId !== undefined && (entry ?? isDeleted)) changes.applySaved(mediaId, entry);
    else void changes.fetchRecent();
  };
  bus.on('listEntryChanged', changed, {signal});
  const forget = () => {
    own.bump();
    others.forget();
    changes.forget();
  };
  renewal.subscribe(forget, {signal});
  const {get, subscribe, load} = own;
  const {entry, find, applyAnswer} = changes;
  return {get, subscribe, load, entry, find, learn: applyAnswer, ofUser: others.ofUser};
}
