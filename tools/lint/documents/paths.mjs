// Files and folders that documents name in backticks exist. The name of a file may be the end of a path.

const isFile = /^(?:[\w.@-]+\/)*[\w.*-]+\.(?:tsx?|mjs|css|graphql|md|yml|json|html|vue)$/;
const isFolder = /^(?:src|elements|styles|schema|test|e2e|tools|docs)\/[\w./-]*$/;
/** Parts of names that stand for something. */
const isPlaceholder = name => /\b(?:NAME|AREA|ID|XX)\b|^name\.|\.generated\.|[<{]/.test(name);
/** Written by the build, so not in the repository. */
const isWritten = name => /^(?:build|dist)\//.test(name);

/** The ids of features that a document creates as examples. */
export const examplesIn = text => Array.from(text.matchAll(/npm run new -- (\w+)/g), ([, id]) => id);

/** Whether a name matches the end of one of the paths. `*` stands for a part of a name. */
function endsOne(name, files) {
  if (!name.includes('*')) return files.some(file => file === name || file.endsWith(`/${name}`));
  const pattern = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return files.some(file => new RegExp(`(?:^|/)${pattern}$`).test(file));
}

const exists = (name, files) =>
  endsOne(name, files) || files.some(file => file.startsWith(`${name.replace(/\/$/, '')}/`));

export const pathProblems = (documents, {files}) =>
  documents.flatMap(({path, text}) => {
    if (path === 'CHANGELOG.md') return [];
    const examples = examplesIn(text);
    return Array.from(text.matchAll(/`([^`\n]+)`/g))
      .filter(({1: name}) => (isFile.test(name) || isFolder.test(name)) && !isPlaceholder(name) && !isWritten(name))
      .filter(({1: name}) => !examples.some(id => name.includes(`/${id}/`)) && !exists(name, files))
      .map(({1: name, index}) => ({path, index, message: `There is no "${name}". Correct its name or its path.`}));
  });
