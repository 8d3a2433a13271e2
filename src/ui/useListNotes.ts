import type {ListType} from '#services/lists/ownList';
import {useApi} from './context';
import {useTask} from './useTask';

/** The notes of a user's list by media id, requested while the component is shown. */
export function useListNotes(userName: string, type: ListType) {
  const {lists} = useApi();
  return useTask(`${userName}/${type}`, ({signal}) => lists.notes(userName, type, {signal}));
}
