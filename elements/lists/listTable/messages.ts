import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'List table',
  summary: 'Shows lists as a table that you can search, sort, group, edit and export.',
  details:
    'A button among the filters of every list opens the table in place of the list, and closes it again; it stays as you left it. The list that you choose on AniList and the text in its filter limit the table, and a search does the rest, such as "status:completed score>=8 -genre:horror". Your columns, the search and the groups are part of the address, so you can share them. If another user opens such an address without this feature, Automail asks once whether to show the table.',
});

export const tableText = messages({
  open: 'Table',
  noun: 'this list',
  missing: "This list can't be shown. The user doesn't exist, was renamed, has a private profile, or has blocked you.",
  publicOnly: 'Sign in to edit your list here, and to see your private entries.',
  signIn: 'Sign in to Automail',
  empty: 'This list is empty.',
  noMatch: 'No entries match.',
  noSection: (name: string) => `There's no list called "${name}" here.`,
  cut: (count: number) =>
    `AniList returns only the ${formatNumber(count)} entries of a list that were updated last. Older ones are missing here.`,
  replaced: "The table's search and headings replace AniList's other filters and its order.",
  differences: 'Other features in the table',
  copyLink: 'Copy link',
  copied: 'Copied',
  link: 'Link to this table',
  tooLong: 'Too long to share',
  question: "This address shows a list as Automail's table, which is turned off.",
  show: 'Show with Automail',
  refuse: 'No',
});

/** Replacements in the table for features of AniList's rows, or a note that the feature is for these only. */
export const differences = messages({
  plusMinus: 'Plus and minus buttons: edit the score in its cell.',
  viewAdvancedScores:
    "Advanced scores: search for them, such as advanced:story>=8. They're shown in AniList's rows only.",
  expandedListNotes: 'Notes: the column Notes has them. Notes that are open stay open.',
  yearStepper: 'Previous and next year: search for a year, such as year:2024.',
  extraDefaultSorts: "Default order: press a heading. The default applies to AniList's rows.",
  CSSsmileyScore: "Smiley colors: for AniList's rows only.",
  CSSdecimalPoint: "Decimals on whole scores: for AniList's rows only.",
});

/** Names of the data that the settings list. */
export const settingTitles = messages({
  layouts: 'List table: open tables and columns',
  views: 'List table: saved views',
  refused: 'List table: ask about addresses',
});
