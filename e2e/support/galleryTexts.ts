/** What is no text of ours: the samples themselves, and the names and titles in them. */
export const sampleTexts = [
  /^(?:Toasts?:?|info|success|warning|error|Tooltip|Floating box|Open a box|A floating box)$/,
  /^(?:Tabs and tables|Tables|A few (?:rows|works)|A thousand rows|Work(?: \d+)?|Score|Hours)$/,
  /^(?:Links|Cowboy Bebop|Mirabel|Spike Spiegel|Sunrise|Times, scores and figures)$/,
  /^(?:Progress|Looking for faults|Asking|7 likes|Mirabel, Ferdinand and five others)$/,
  /^(?:Markdown|Somebody's|post|with a|work|, a|and a list:|first|second|in the middle|quoted|secret)$/,
  /^(?:A message of the kind \w+\.|Undo|Drag the bar, or use the handle with the arrow keys; with Shift they resize\.)$/,
  // A time of day, in a tooltip.
  /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d$/,
];
