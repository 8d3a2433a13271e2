// npm run check warns about patterns of prose (tools/prose.yml) in documents, comments and messages. It never fails.
import {TextlintKernel} from '@textlint/kernel';
import textPlugin from '@textlint/textlint-plugin-text';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import prh from 'textlint-rule-prh';

import {root} from './root.mjs';

const generated =
  /\.generated\.|^docs\/(?:features|costs|list-queries)\.md$|^CHANGELOG\.md$|^e2e\/standin\/|^tools\/prose\./;
const isDocument = file => file.endsWith('.md');
const isMessages = file => /essages\.ts$/.test(file);
const isSource = file => /\.(?:tsx?|mjs|css)$/.test(file) && !/\.[a-z]{2}\.ts$/.test(file);

/** Spaces in place of a text, so that everything after it keeps its line and column. */
const blank = text => text.replace(/[^\n]/g, ' ');
const blanked = (text, pattern) => text.replace(pattern, blank);

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;
const strings = /(?<quote>['"`])(?:(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>/g;

/** The source with spaces in place of everything outside the matches of a pattern. */
function only(source, pattern) {
  let [at, kept] = [0, ''];
  for (const {0: found, index} of source.matchAll(pattern)) {
    kept += blank(source.slice(at, index)) + found;
    at = index + found.length;
  }
  return kept + blank(source.slice(at));
}

/** The prose of a file, without code, markers of comments and names in backticks. */
function proseOf(file, source) {
  if (isDocument(file)) return blanked(blanked(source, /```[^]*?```/g), /`[^`\n]+`|^[|#> *-]+|\|/gm);
  const prose = only(source, isMessages(file) ? new RegExp(`${comments.source}|${strings.source}`, 'gm') : comments);
  return blanked(prose, /`[^`\n]+`|\/\*\*?|\*\/|^\s*\*|\/\/|@[a-z]+/gm);
}

/** Prints the lines of these files that match a pattern; all files without any. */
export async function prose(words = []) {
  const kernel = new TextlintKernel();
  const rules = [{ruleId: 'prh', rule: prh.default ?? prh, options: {rulePaths: [join(root, 'tools/prose.yml')]}}];
  const plugins = [{pluginId: 'text', plugin: textPlugin.default ?? textPlugin}];
  const listed = execFileSync('git', ['ls-files', ...words], {cwd: root, encoding: 'utf8'}).split('\n');
  let count = 0;
  for (const file of listed.filter(name => (isDocument(name) || isSource(name)) && !generated.test(name))) {
    const text = proseOf(file, readFileSync(join(root, file), 'utf8'));
    const {messages} = await kernel.lintText(text, {filePath: file, ext: '.txt', plugins, rules});
    for (const {message, line} of messages) console.log(`${file}:${line}: ${message.replaceAll(/\s+/g, ' ')}`);
    count += messages.length;
  }
  console.log(`prose: ${count} warnings`);
}

if (process.argv[1] === import.meta.filename) await prose(process.argv.slice(2));
