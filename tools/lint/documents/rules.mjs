// Code and documents cite the rules of docs/rules.md by their ids, and no text that is not in this repository.

const rulesFile = 'docs/rules.md';
const isSource = file => /\.(?:[cm]?[jt]sx?|css|graphql|html|md|vue)$/.test(file) && !file.includes('.generated.');

/** The text allowed between two words, also when a comment continues on the next line. */
const gap = String.raw`\s+(?:(?:\*|//)\s+)?`;
const id = String.raw`[a-z]+-\d+`;
const citation = new RegExp(`\\brules?${gap}(${id}(?:(?:,|${gap}and|,${gap}and)${gap}${id})*)`, 'gi');
const outside = new RegExp(
  String.raw`\b(?:spec|specification|decision|section)s?${gap}\d+|\b(?:the|our)${gap}specification\b|§\s*\d`,
  'gi',
);

/** The rules with their places, and the topic of the heading above each. */
function statedIn(text) {
  let topic = '';
  const found = [];
  for (const {0: line, 1: heading, 2: rule, index} of text.matchAll(/^(?:## (.+)|\*\*([^*]+)\*\*)/gm)) {
    if (heading) topic = heading;
    else if (line) found.push({topic, rule, index});
  }
  return found;
}

function misstated(rules) {
  const at = ({index}, message) => ({path: rulesFile, index, message});
  return rules.flatMap((each, place) => {
    const {topic, rule} = each;
    if (!new RegExp(`^${topic}-\\d+$`).test(rule))
      return [at(each, `The id "${rule}" must be ${topic}- and a number.`)];
    const isTaken = rules.findIndex(other => other.rule === rule) < place;
    return isTaken ? [at(each, `Another rule is called "${rule}". Take the next number.`)] : [];
  });
}

/** Every citation of a rule in a text. */
const citedIn = (path, text) =>
  [...text.matchAll(citation)].flatMap(({1: list, index}) =>
    [...list.matchAll(new RegExp(id, 'g'))].map(([rule]) => ({path, index, rule})),
  );

export function ruleProblems(_, {files, read}) {
  const texts = files.filter(isSource).map(path => ({path, text: read(path)}));
  const rules = statedIn(read(rulesFile));
  const known = new Set(rules.map(({rule}) => rule));
  const citations = texts.filter(({path}) => path !== rulesFile).flatMap(({path, text}) => citedIn(path, text));
  const cited = new Set(citations.map(({rule}) => rule));
  return [
    ...misstated(rules),
    ...citations
      .filter(({rule}) => !known.has(rule))
      .map(({path, index, rule}) => ({
        path,
        index,
        message: `${rulesFile} has no rule ${rule}. Cite the one that is meant.`,
      })),
    ...rules
      .filter(({rule}) => !cited.has(rule))
      .map(({rule, index}) => ({
        path: rulesFile,
        index,
        message: `Nothing cites ${rule}. Cite it in the code that it decides, or remove it.`,
      })),
    ...texts.flatMap(({path, text}) =>
      [...text.matchAll(outside)].map(({0: words, index}) => ({
        path,
        index,
        message: `"${words.replaceAll(/\s+/g, ' ')}" is not in this repository. Cite a rule of ${rulesFile}.`,
      })),
    ),
  ];
}
