import {useMemo} from 'react';

import {formatEnum} from '#domain/media/mediaWords';
import {makeCards, type RolePart} from '#domain/media/roleCard';
import {readMedia, readPerson} from '#kits/roleCards/readMedia';
import {StaffRolesDocument, VoiceRolesDocument} from '#kits/roleCards/roles.generated';
import {useRolePages, type ReadRolePage} from '#kits/roleCards/useRolePages';
import type {Read} from '#services/api/cache/reader';
import {useApi} from '#ui/context';

/** Reads the staff roles in anime or manga. Media that the user may not see are missing in the answer. */
const readStaff =
  (read: Read, id: number, type: 'ANIME' | 'MANGA'): ReadRolePage<RolePart> =>
  async (page, options) => {
    const {Staff: staff} = await read(StaffRolesDocument, {id, page, type}, options);
    const {edges, pageInfo} = staff?.staffMedia ?? {};
    const rows = (edges ?? []).flatMap(edge =>
      edge?.node ? {media: readMedia(edge.node), role: edge.staffRole ?? '', people: []} : [],
    );
    return {rows, hasNextPage: pageInfo?.hasNextPage === true};
  };

/**
 * Reads the voice roles, one for each media item of a character. A page with 25 characters may contain hundreds.
 */
const readVoices =
  (read: Read, id: number): ReadRolePage<RolePart> =>
  async (page, options) => {
    const {Staff: staff} = await read(VoiceRolesDocument, {id, page}, {...options, inMemory: true});
    const {edges, pageInfo} = staff?.characters ?? {};
    const rows = (edges ?? []).flatMap(edge => {
      const people = edge?.node ? [readPerson('character', edge.node)] : [];
      return (edge?.media ?? []).flatMap(media =>
        media ? {media: readMedia(media), role: formatEnum(edge?.role), people} : [],
      );
    });
    return {rows, hasNextPage: pageInfo?.hasNextPage === true};
  };

const isInManga = ({media}: RolePart) => media.type === 'MANGA';

/**
 * The voice roles, the roles in anime and those in manga of a staff member. Voice roles are those in anime; the others
 * are only counted.
 */
export function useStaffRoles(staffId: number) {
  const {read} = useApi();
  const lists = useMemo(
    () => [readVoices(read, staffId), readStaff(read, staffId, 'ANIME'), readStaff(read, staffId, 'MANGA')],
    [read, staffId],
  );
  const answer = useRolePages(`staff ${staffId}`, lists);
  const voices = answer.data?.[0];
  const data = useMemo(
    () => answer.data?.map(list => (list === voices ? list.filter(part => !isInManga(part)) : list)),
    [answer.data, voices],
  );
  const unshownCount = useMemo(() => makeCards(voices?.filter(isInManga) ?? []).length, [voices]);
  return {answer: {...answer, data}, unshownCount};
}
