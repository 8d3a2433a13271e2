import {chooseTitle, type Titles} from '#domain/media/title';
import {aliasesByMedia, mediaKey, type AliasPair} from '#domain/media/titleAlias';
import {createStore, type Source} from '#domain/value/store';
import {featureSwitch} from './settings/featureSwitch';
import type {Settings} from './settings/settings';
import {titleAliases, titleLanguage, type TitleLanguage} from './settings/shared';

/** A media item with the data needed for its title. */
export interface NamedMedia {
  readonly id: number;
  readonly type?: string | null | undefined;
  readonly title?: Titles | null | undefined;
}

/** Returns the title of a media item; empty if there is none. */
export type TitleOf = (media: NamedMedia) => string;

const ownTitles = featureSwitch('titleAliases');
const shortSwitch = featureSwitch('shortRomaji');
const titleCaseSwitch = featureSwitch('titlecaseRomaji');

const loaders = {
  short: () => import('#domain/media/shortTitles').then(({shortTitles}) => shortTitles),
  cased: () => import('#domain/media/titleCase').then(({titleCase}) => titleCase),
};
interface Tables {
  readonly short?: Awaited<ReturnType<typeof loaders.short>>;
  readonly cased?: Awaited<ReturnType<typeof loaders.cased>>;
}
/** The tables that have been loaded, shared by all titles of a page. */
const tables = createStore<Tables>({});

/** Loads a table. If it cannot be loaded, the site's titles stay. */
function load<K extends keyof Tables>(name: K) {
  if (tables.get()[name]) return;
  loaders[name]().then(
    table => tables.set({...tables.get(), [name]: table}),
    () => undefined,
  );
}

/** Everything that decides about titles. */
interface TitleChoice extends Tables {
  readonly language: TitleLanguage;
  readonly aliases: readonly AliasPair[];
}

function createTitleOf({language, aliases, short, cased}: TitleChoice): TitleOf {
  const own = aliasesByMedia(aliases);
  return ({id, type, title}) => {
    const isManga = type === 'MANGA';
    const known = own.get(mediaKey(isManga ? 'MANGA' : 'ANIME', id)) ?? short?.[isManga ? 'manga' : 'anime'][id];
    if (known !== undefined) return known;
    const chosen = chooseTitle(title ?? {}, language);
    return cased && language === 'ROMAJI' ? cased(chosen) : chosen;
  };
}

const noAliases: readonly AliasPair[] = [];

class ShownTitles implements Source {
  readonly #settings: Settings;
  readonly #changes: Source;
  #last: {readonly choice: TitleChoice; readonly titleOf: TitleOf} | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#changes = settings.changesOf([titleLanguage, ownTitles, titleAliases, shortSwitch, titleCaseSwitch]);
  }

  subscribe(listener: () => void, options: {signal: AbortSignal}) {
    const onChange = () => (this.#load(), listener());
    this.#changes.subscribe(onChange, options);
    tables.subscribe(listener, options);
    this.#load();
  }

  /** The settings and tables that the titles depend on. */
  readonly choice = (): TitleChoice => {
    const settings = this.#settings;
    const {short, cased} = tables.get();
    return {
      language: settings.get(titleLanguage),
      aliases: settings.get(ownTitles) ? settings.get(titleAliases) : noAliases,
      ...(short && settings.get(shortSwitch) ? {short} : {}),
      ...(cased && settings.get(titleCaseSwitch) ? {cased} : {}),
    };
  };

  /** The function for titles: the same one until something that they depend on changes. */
  readonly get = (): TitleOf => {
    const choice = this.choice();
    const before = this.#last;
    const isSame = (key: keyof TitleChoice) => before?.choice[key] === choice[key];
    if (before && isSame('language') && isSame('aliases') && isSame('short') && isSame('cased')) return before.titleOf;
    const titleOf = createTitleOf(choice);
    this.#last = {choice, titleOf};
    return titleOf;
  };

  #load() {
    if (this.#settings.get(shortSwitch)) load('short');
    if (this.#settings.get(titleCaseSwitch)) load('cased');
  }
}

const known = new WeakMap<Settings, ShownTitles>();

/**
 * The titles as the user wants to see them: their own, otherwise the built-in short ones if those are on, otherwise the
 * one in their language, in romaji with capitals as usual if that is on.
 */
export function shownTitles(settings: Settings): ShownTitles {
  const titles = known.get(settings) ?? new ShownTitles(settings);
  known.set(settings, titles);
  return titles;
}
