import {isObject, type Stored} from './storage';

/** Where the stored settings say which form they have; settings of 9.94.1 and before say nothing. */
export const versionKey = 'settingsVersion';
/** The form that this version writes. */
export const currentVersion = 1;

const numeric = ['feedCommentComments', 'feedCommentLikes', 'forumPreviewNumber'];

/** Numbers that an older version's fields stored as text. */
function numbersFromText(stored: Stored) {
  for (const key of numeric) {
    const value = stored[key];
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) stored[key] = Number(value);
  }
}

const nameOf = (item: unknown) => {
  if (Array.isArray(item)) return typeof item[0] === 'string' ? item[0] : undefined;
  if (!isObject(item)) return undefined;
  return [item.name, item.colour, item.variable].find(each => typeof each === 'string');
};

/**
 * Colours were once an array, of pairs or of objects that carry their variable's name; now they are a map by that name (spec 1, section 3).
 * What names no variable is kept aside.
 */
function coloursFromArray(stored: Stored) {
  const {colourSettings} = stored;
  if (!Array.isArray(colourSettings)) return;
  const map: Stored = {};
  const rest: unknown[] = [];
  for (const item of colourSettings as readonly unknown[]) {
    const name = nameOf(item);
    const values: unknown = Array.isArray(item) ? item[1] : item;
    if (name === undefined || !isObject(values)) rest.push(item);
    else {
      const {initial, dark, contrast} = values;
      map[name] = {initial, dark, contrast};
    }
  }
  stored.colourSettings = map;
  if (rest.length) stored.colourSettingsBackup = rest;
}

/** Fields that nobody had filled: the default is meant. */
function emptied(stored: Stored) {
  for (const [key, value] of Object.entries(stored)) if (value === null) delete stored[key];
}

/** What leads from each version to the next. */
const steps: readonly ((stored: Stored) => void)[] = [
  stored => {
    emptied(stored);
    numbersFromText(stored);
    coloursFromArray(stored);
  },
];

/**
 * Brings stored settings to the current form. Keys that are not known are kept; settings of a newer version are left as
 * they are. Nothing is written here: the new form is stored with the next change.
 */
export function migrated(stored: Stored): Stored {
  const found = stored[versionKey];
  const from = typeof found === 'number' ? found : 0;
  if (from >= currentVersion) return stored;
  const values = {...stored};
  for (const step of steps.slice(from)) step(values);
  // No settings yet: nothing to say of their form.
  if (Object.keys(stored).length) values[versionKey] = currentVersion;
  return values;
}
