import type {FileReading, ImportedList, Readings} from '#domain/import/importedEntry';
import {readDataExport} from '#domain/import/dataExport';
import {readMalList} from '#domain/import/malList';
import {readOtherSiteList} from '#domain/import/otherSiteList';
import {readOwnList} from '#domain/import/ownList';
import type {Steps} from '#domain/value/steps';
import type {ListType} from '#services/lists/ownList';
import {matchById, matchByMalId, matchByTitle, type Finding, type Matching} from './match';
import {text} from './messages';

/** A file format: how it is read, and how its entries are found on AniList. */
export interface Importer {
  readonly id: string;
  readonly title: string;
  /** The file types accepted by the file field. */
  readonly accept: string;
  /** The values that this format cannot contain, in words. */
  readonly missing: string;
  /** Parses the text of a file, in steps; never throws. */
  readonly parse: (source: string, type: ListType, chosen?: Readings) => Steps<FileReading>;
  /**
   * Finds the media of all entries, in their order.
   * @throws ApiError
   */
  readonly match: (list: ImportedList, tools: Matching) => Promise<readonly Finding[]>;
}

/** All formats that can be imported, in the order of the choice. */
export const importers: readonly Importer[] = [
  {
    id: 'own',
    title: text.own,
    accept: '.json,application/json',
    missing: text.ownMissing,
    parse: readOwnList,
    match: matchById,
  },
  {
    id: 'mal',
    title: text.mal,
    accept: '.xml,.gz,text/xml,application/gzip',
    missing: text.malMissing,
    parse: readMalList,
    match: matchByMalId,
  },
  {
    id: 'gdprImport',
    title: text.dataExport,
    accept: '.json,application/json',
    missing: text.dataExportMissing,
    parse: readDataExport,
    match: matchById,
  },
  {
    id: 'otherSite',
    title: text.otherSite,
    accept: '.json,application/json',
    missing: text.otherSiteMissing,
    parse: readOtherSiteList,
    match: matchByTitle,
  },
];
