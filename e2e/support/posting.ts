import {queryAsMember} from './api';
import type {StandIn} from './server';

/** Posts a status as the user; resolves to its id. */
export async function post(standIn: StandIn, text: string): Promise<number> {
  const query = 'mutation ($text: String) { SaveTextActivity(text: $text) { id } }';
  const {SaveTextActivity} = await queryAsMember<{SaveTextActivity: {id: number}}>(standIn, 'member', query, {text});
  return SaveTextActivity.id;
}
