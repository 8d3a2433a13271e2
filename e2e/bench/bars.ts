/** A measured figure: its name, its unit, and the bar that ours must hold. */
export interface Figure {
  readonly title: string;
  readonly unit: string;
  /** The largest value that holds. */
  readonly most?: number;
  /** The smallest value that holds. */
  readonly least?: number;
}

const define = <Id extends string>(all: Readonly<Record<Id, Figure>>) => all;

/**
 * All figures and bars, in the order in which they are printed. "react-dom" is the evaluation of react-dom's production build, "bare root"
 * the mounting of one bare React root, "blank" the same page of the site without any script; each is measured in the same round.
 */
export const figures = define({
  evaluation: {title: 'Evaluation at document-start', unit: '× react-dom', most: 1.65},
  evaluationSmall: {title: 'The same, minified file', unit: '× react-dom', most: 0.9},
  evaluationCore: {title: 'The same, core chunk alone', unit: '× react-dom', most: 0.45},
  evaluationExtension: {title: 'The same, content script of the extension', unit: '× react-dom', most: 0.5},
  lazyComponents: {title: 'First evaluation of lazy components', unit: '× react-dom', most: 2.5},
  fifty: {title: 'Mounting 50 elements, each', unit: 'bare roots', most: 2},
  roots: {title: 'React roots of that page', unit: 'roots', most: 1},
  observer: {title: '1,000 nodes a second, over an empty observer', unit: 'ms of script a second', most: 10},
  listsTask: {title: 'Longest task of loading 5,000 list entries', unit: '× JSON.parse of them', most: 3},
  listsTaskTime: {title: 'The same in milliseconds', unit: 'ms', most: 50},
  listsHeap: {title: 'Heap of these lists', unit: 'MB', most: 12},
  listsAgain: {title: 'Requests for them in a second page', unit: 'requests', most: 0},
  listsAgainTask: {title: 'Longest task of loading them there', unit: '× JSON.parse of them'},
  listPage: {title: 'Tasks of scrolling through 1,000 of 5,000 list entries', unit: '× blank', most: 1.15},
  tableIndex: {title: 'Indexing 11,000 list entries for queries', unit: 'ms', most: 300},
  tableHeap: {title: 'Heap of this index', unit: 'MB', most: 10},
  tableTask: {title: 'Longest task of showing a table of them', unit: 'ms', most: 50},
  tableOther: {title: 'Rows of another query in it', unit: '× the browser alone', most: 2.5},
  tableTyping: {title: 'Longest task of typing a query for it', unit: 'ms', most: 50},
  tableResult: {title: 'From the last key to its rows', unit: 'ms', most: 50},
  tableSorting: {title: 'Sorting and grouping it', unit: 'ms', most: 150},
  tableScrolling: {title: 'Longest task of scrolling through it', unit: 'ms', most: 50},
  tableRows: {title: 'Rows of it in the page', unit: 'rows', most: 80},
  comparisonFirst: {
    title: 'Comparison of 12,000 media: rows after the last of 8 lists',
    unit: '× the browser alone',
    most: 1.5,
  },
  comparisonRowsAlone: {title: 'The browser alone for a screen of these rows', unit: '× JSON.parse of all'},
  comparisonSorting: {title: 'Longest task of sorting them', unit: 'ms', most: 50},
  comparisonScrolling: {title: 'Longest task of scrolling through them', unit: 'ms', most: 50},
  comparisonRows: {title: 'Rows of them in the page', unit: 'rows', most: 80},
  statisticsFirst: {title: 'First table of statistics about 5,000 anime', unit: '× JSON.parse of them', most: 6},
  statisticsCounting: {title: 'Longest task of counting them again', unit: 'ms', most: 50},
  statisticsSorting: {title: 'Longest task of sorting 2,000 rows of them', unit: 'ms', most: 50},
  rolesFirst: {title: 'Person with 900 roles: first cards after the answer with them', unit: 'frames', most: 3},
  rolesCalls: {title: 'API calls for all of these roles', unit: 'calls'},
  rolesCards: {title: 'Cards of them in the page', unit: 'cards', most: 80},
  rolesFilter: {title: 'Longest task of typing a filter for them', unit: 'ms', most: 50},
  worksFirst: {title: 'Studio with 600 works: first cards after the answer with them', unit: 'frames', most: 3},
  worksCalls: {title: 'API calls for what is sorted of them', unit: 'calls'},
  worksCards: {title: 'Cards of them in the page', unit: 'cards', most: 80},
  restyles: {title: 'Style recalculation that all restyles add', unit: 'ms a navigation', most: 1},
  feedScript: {title: 'Feed of 500: script for a new entry over blank', unit: 'bare roots', most: 3},
  feedTask: {title: 'Longest task while scrolling through that feed', unit: 'ms of script', most: 50},
  feedRoots: {title: 'Elements mounted at once in that feed', unit: 'elements', most: 60},
  feedCalls: {title: 'API calls for 40 new entries', unit: 'calls', most: 2},
  feedKinds: {title: 'Kinds of decorations that feed shows, of five', unit: 'kinds', least: 5},
  feedReply: {title: 'A reply being typed meanwhile is kept (1)', unit: '', least: 1},
  termsFirst: {
    title: 'Low-bandwidth feed at 50 kB/s: first content after its answer',
    unit: 'frames',
    most: 1,
  },
  termsBytes: {title: 'All that this page of 25 receives, compressed', unit: 'kB', most: 30},
  grouped: {title: 'First grouped view of 500 notifications', unit: 'bare roots', most: 20},
  groupedAlone: {title: 'React alone for the same markup', unit: 'bare roots'},
  groupedTask: {title: 'Longest task of that', unit: 'ms of script', most: 50},
  groupedCalls: {title: 'API calls for its previews', unit: 'calls'},
  idleTimers: {title: '30 s idle: timers', unit: 'timers', most: 0},
  idleTasks: {title: '30 s idle: time in tasks', unit: '× blank', most: 1.2},
  idleHeap: {title: '30 s idle: heap over blank', unit: 'MB'},
  tourQuiet: {title: 'Tour of 20 pages: until quiet, median over blank', unit: 'ms', most: 100},
  tourShare: {title: 'The same: tasks', unit: '× blank', most: 1.2},
  tourTask: {title: 'The same: tasks over blank', unit: 'ms'},
  tourScript: {title: 'Of these, script', unit: 'ms'},
  tourStyle: {title: 'Of these, style', unit: 'ms'},
  tourLayout: {title: 'Of these, layout', unit: 'ms'},
  tourCompile: {title: 'Of these, compiling', unit: 'ms'},
  tourRest: {title: 'Of these, the rest', unit: 'ms'},
  tourCalls: {title: 'API calls of that tour', unit: 'calls', most: 12},
  tourListeners: {title: 'Event listeners after the tour', unit: 'listeners', most: 3000},
  tourHeap: {title: 'Heap after the tour, over blank', unit: 'MB', most: 6},
  heapGrowth: {title: 'Heap after 200 navigations over that after 20', unit: 'MB', most: 3},
});

export type FigureId = keyof typeof figures;

/** The figure as declared by the interface: with or without a bar. */
export const figureOf = (id: FigureId): Figure => figures[id];
