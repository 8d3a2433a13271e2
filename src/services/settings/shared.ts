import * as v from 'valibot';

import {data, toggle} from './handles';

export const titleLanguages = ['ROMAJI', 'NATIVE', 'ENGLISH'] as const;
export type TitleLanguage = (typeof titleLanguages)[number];

/** In which language works are named; overwritten from the signed-in user's option at every start (spec 1, section 4). */
export const titleLanguage = data<TitleLanguage>('titleLanguage', {
  initial: 'ROMAJI',
  schema: v.picklist(titleLanguages),
});

/** The script's token, where no vault of a script manager exists. */
export const accessToken = data('accessToken', {initial: '', schema: v.string()});

/** Client id that the person registered; empty: the project's own, if it has one. */
export const clientId = data('clientId', {initial: '', schema: v.string()});

/** Mobile mode: switches off what needs a wide screen; the switch of the feature of the same name. */
export const mobileFriendly = toggle('mobileFriendly', {title: 'Mobile friendly mode.', initial: false});
