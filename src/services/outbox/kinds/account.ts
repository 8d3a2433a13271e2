import * as v from 'valibot';

import {ApiError} from '../../api/apiError';
import {
  CustomListNamesDocument,
  ListActivitiesDocument,
  OwnAboutDocument,
  SaveAboutDocument,
  SaveCustomListNamesDocument,
  SaveListActivitiesDocument,
  type CustomListNamesQuery,
  type ListActivitiesQuery,
} from '../documents/account.generated';
import {required, type WriteApi, type WriteKind} from '../kind';
import {wrongAccountError} from '../accountErrors';
import {text as messageText} from '../messages';

/**
 * Asserts that an answer is about the account of a write: a token doesn't always say whose it is.
 * @throws ApiError if it is about another account.
 */
function ownOnly<T extends {readonly name: string}>({userName}: WriteApi, viewer: T | null): T {
  const own = required(viewer);
  if (userName !== undefined && own.name.toLowerCase() !== userName.toLowerCase()) throw wrongAccountError();
  return own;
}

/** The kinds of list activities, by the status that an entry gets. */
export const listActivityTypes = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'] as const;
const activityOptions = v.array(v.object({type: v.picklist(listActivityTypes), disabled: v.boolean()}));
type ActivityOptions = v.InferOutput<typeof activityOptions>;
const listActivities = v.object({
  options: activityOptions,
  /** Only if all kinds are off: otherwise the user has changed them since. */
  isRestoring: v.optional(v.boolean()),
});

/** Whether no list activities are posted. */
export const areAllOff = (options: Readonly<ActivityOptions>) => options.every(({disabled}) => disabled);

/** Whether each kind of list activity is off, from an answer. */
export function readActivities({Viewer}: ListActivitiesQuery): ActivityOptions {
  const options = required(Viewer).options?.disabledListActivity;
  return listActivityTypes.map(type => ({
    type,
    disabled: options?.find(each => each?.type === type)?.disabled === true,
  }));
}

/** Target key of the options for list activities. */
export const listActivitiesTarget = 'listActivities';

/** Turns the kinds of list activities on and off. */
export const saveListActivities: WriteKind<v.InferOutput<typeof listActivities>, boolean> = {
  schema: listActivities,
  resultShape: 'b',
  target: () => listActivitiesTarget,
  describe: ({options}) => (areAllOff(options) ? messageText.activitiesOff : messageText.activitiesRestored),
  merge: (_earlier, later) => later,
  priority: 'visible',
  async check(call, {payload: {isRestoring}}) {
    const isChanged = isRestoring === true && !areAllOff(readActivities(await call.query(ListActivitiesDocument, {})));
    return isChanged ? {action: 'done', result: true} : {action: 'send'};
  },
  async send(call, payload) {
    required((await call.mutate(SaveListActivitiesDocument, {options: [...payload.options]})).UpdateUser);
    return true;
  },
};

const customLists = v.object({type: v.picklist(['ANIME', 'MANGA']), names: v.array(v.string())});
type CustomLists = v.InferOutput<typeof customLists>;
type ListOptions = NonNullable<CustomListNamesQuery['Viewer']>['mediaListOptions'];

/** Target key of the custom lists of a type. */
export const customListsTarget = (type: CustomLists['type']) => `customLists:${type}`;

const namesIn = (options: ListOptions | undefined, type: CustomLists['type']) =>
  ((type === 'ANIME' ? options?.animeList : options?.mangaList)?.customLists ?? []).filter(name => name !== null);

/**
 * Creates the custom lists of these names that the user does not have. The existing ones are read first and sent along,
 * since AniList replaces all of them. Results in the names of all custom lists of the type.
 */
export const createCustomLists: WriteKind<CustomLists, readonly string[]> = {
  schema: customLists,
  resultShape: ['s'],
  target: ({type}) => customListsTarget(type),
  describe: ({names}) => messageText.createLists(names.join(', ')),
  merge: (earlier, later) => ({...later, names: [...new Set([...earlier.names, ...later.names])]}),
  async send(call, {type, names}) {
    const {mediaListOptions} = ownOnly(call, (await call.query(CustomListNamesDocument, {})).Viewer);
    const present = namesIn(mediaListOptions, type);
    const added = names.filter(name => !present.includes(name));
    if (!added.length) return present;
    const wanted = {customLists: [...present, ...added]};
    const variables = type === 'ANIME' ? {anime: wanted} : {manga: wanted};
    const {UpdateUser} = await call.mutate(SaveCustomListNamesDocument, variables);
    const now = namesIn(required(UpdateUser).mediaListOptions, type);
    if (added.some(name => !now.includes(name))) throw new ApiError('refused', messageText.listsNotCreated);
    return now;
  },
};

const extra = v.optional(v.nullable(v.string()));
/** New extras of the own profile; `null` removes one, and those left out stay as they are. */
const extras = v.object({background: extra, customCSS: extra});
type Extras = v.InferOutput<typeof extras>;

/** Target key of the extras of the own profile. */
export const extrasTarget = 'profileExtras';

const fetchAbout = async (call: WriteApi) => ownOnly(call, (await call.query(OwnAboutDocument, {})).Viewer).about ?? '';

/** Loaded when needed, because few pages have to do with profiles. */
const aboutTexts = () => import('../../profile/aboutText');

/**
 * Writes extras into the user's own about text and keeps the rest of it byte for byte, so the text is read right before.
 * An old change of an extra that has another value by now is a conflict.
 */
export const saveExtras: WriteKind<Extras, boolean> = {
  schema: extras,
  resultShape: 'b',
  target: () => extrasTarget,
  describe: () => messageText.profile,
  merge: (earlier, later) => ({...earlier, ...later}),
  async check(call, {payload, write, isOld}) {
    if (!isOld || write.forced || !write.base) return {action: 'send'};
    const theirs = (await aboutTexts()).otherExtras(await fetchAbout(call), payload, write.base);
    return theirs ? {action: 'conflict', theirs} : {action: 'send'};
  },
  async send(call, change) {
    const {changedAbout} = await aboutTexts();
    const about = changedAbout(await fetchAbout(call), change);
    if (about === undefined) throw new ApiError('refused', messageText.profileTooLong);
    required((await call.mutate(SaveAboutDocument, {about})).UpdateUser);
    return true;
  },
};
