import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts of the query field, the saved views and the exports. */
export const text = messages({
  label: 'Search the list',
  placeholder: 'Search, such as status:completed score>=8',
  suggestions: 'Suggestions',
  help: 'Search help',
  helpHint: 'All fields and rules of searches',
  count: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
  newerVersion: 'A newer version of Automail saved this search. Update Automail, or edit the search.',
  views: 'Saved views',
  viewCount: (name: string, count: string) => `${name} (${count})`,
  saveView: 'Save view',
  saveViewHint: 'Save this search with its columns and grouping',
  viewName: 'Name',
  save: 'Save',
  manyViews: (max: number) => `You can save ${formatNumber(max)} views. Delete one to save another.`,
  editViews: 'Edit views',
  renameView: (name: string) => `Name of ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  deleteView: (name: string) => `Delete ${name}`,
  viewDeleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  resetViews: 'Restore the initial views',
  export: 'Export',
  exportNote: 'Saves the rows and columns that are shown, in their order.',
});

/** Names of the initial views. */
export const viewNames = messages({
  behind: 'Behind',
  ready: 'Planned and finished airing',
  readyManga: 'Planned and complete',
  unrated: 'Without score',
  undated: 'Without dates',
  repeated: 'Rewatched',
  repeatedManga: 'Reread',
  private: 'Private',
});
