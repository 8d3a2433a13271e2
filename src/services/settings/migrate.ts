import {isObject, type Stored} from './storage';

/** Key of the settings' format version. Settings of 9.94.1 and earlier have none. */
export const versionKey = 'settingsVersion';
/** The format version that this version writes. */
export const currentVersion = 1;

const numeric = ['feedCommentComments', 'feedCommentLikes', 'forumPreviewNumber'];

/** Converts numbers that older versions stored as text. */
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
 * Converts colours from an array, of pairs or of objects that contain their variable's name, to a map by that name
 * (rule settings-4). Items without a name are kept under a backup key.
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

/** The plain form of a title language; the site and the older script also have stylised ones. */
export const plainTitleLanguage = (language: string) => language.replace(/_STYLISED$/, '');

/** Removes fields that were left empty; the default applies to them. */
function removeNulls(stored: Stored) {
  for (const [key, value] of Object.entries(stored)) if (value === null) delete stored[key];
}

/**
 * Takes over the language of the texts. The older script stores the name of one of its languages, which isn't the
 * browser's unless the user chose so.
 */
function languageFromName(stored: Stored) {
  const {partialLocalisationLanguage: name, language} = stored;
  if (typeof name === 'string' && language === undefined)
    stored.language = /^(?:deutsch|german)/i.test(name) ? 'de' : 'en';
}

/** The migration from each version to the next. */
const steps: readonly ((stored: Stored) => void)[] = [
  stored => {
    removeNulls(stored);
    numbersFromText(stored);
    coloursFromArray(stored);
    languageFromName(stored);
  },
];

/**
 * Migrates stored settings to the current format. Unknown keys are kept, and settings of a newer version are left
 * unchanged. Nothing is written here. Returns its argument if there is nothing to change.
 */
export function migrate(stored: Stored): Stored {
  const values = migrateFormat(stored);
  const {titleLanguage} = values;
  // The older script writes this at every start, whatever the format.
  const plain = typeof titleLanguage === 'string' ? plainTitleLanguage(titleLanguage) : titleLanguage;
  return plain === titleLanguage ? values : {...values, titleLanguage: plain};
}

function migrateFormat(stored: Stored): Stored {
  const found = stored[versionKey];
  // Anything that isn't a version, such as a fraction, was not written by any version.
  const from = typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : 0;
  if (from >= currentVersion) return stored;
  const values = {...stored};
  for (const step of steps.slice(from)) step(values);
  // Without any settings, there is no format to record.
  if (Object.keys(stored).length) values[versionKey] = currentVersion;
  return values;
}
