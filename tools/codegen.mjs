// Writes a typed document beside every .graphql file of src and elements (Name.generated.ts). Uses the core of GraphQL
// Code Generator as a library. Fragments used by several documents have their own files, name.fragment.graphql.
import {codegen} from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import {buildASTSchema, Kind, parse, print, stripIgnoredCharacters, visit} from 'graphql';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {config} from '../schema/codegen.config.mjs';
import {oldestBrowsers} from './browsers.mjs';
import {writeIfChanged} from './catalogue.mjs';
import {generateManifest} from './manifest.mjs';
import {shapeOf} from './shape.mjs';
import {generateTranslations} from './translations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** When one of these changes, all documents are regenerated. */
const generator = ['codegen.mjs', 'shape.mjs', '../schema/codegen.config.mjs'].map(name =>
  fileURLToPath(new URL(name, import.meta.url)),
);

const files = (folder, ending) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith(ending))
    .map(name => join(root, folder, name));

const changedSince = (file, target) => {
  try {
    return statSync(file).mtimeMs > statSync(target).mtimeMs;
  } catch {
    return true;
  }
};

const quoted = text => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * Stores a document as the text of its query, with its fragments, and the shape of its answer. It is parsed when its
 * module is evaluated: as an object it would be twelve times as long, on every page.
 */
const asText = (code, schema) =>
  code.replace(/ = (\{"kind":"Document",.*\}) as unknown as DocumentNode<(.*)>;/g, (_, json, type) => {
    const document = JSON.parse(json);
    const text = stripIgnoredCharacters(print(document));
    // A fragment alone has no answer.
    const shape = JSON.stringify(shapeOf(document, schema) ?? null);
    return ` = /* @__PURE__ */ parseQuery<${type}>(${quoted(text)}, ${quoted(shape)});`;
  });

/** The fragments that several documents use, by name. */
const readFragments = sources =>
  new Map(
    sources
      .flatMap(file => parse(readFileSync(file, 'utf8')).definitions)
      .map(fragment => [fragment.name.value, fragment]),
  );

/** A document with the fragments that it spreads, and those that they spread. */
function withFragments(document, fragments) {
  const used = new Map();
  const add = node =>
    visit(node, {
      [Kind.FRAGMENT_SPREAD]({name: {value: name}}) {
        const fragment = fragments.get(name);
        if (!fragment || used.has(name)) return;
        used.set(name, fragment);
        add(fragment);
      },
    });
  add(document);
  return {...document, definitions: [...document.definitions, ...used.values()]};
}

/**
 * Generates the documents that are missing or older than their source, then the manifest, the translations and the
 * oldest browsers; returns how many documents were written.
 */
export async function generate() {
  const written = await generateDocuments();
  await generateManifest();
  generateBrowsers();
  generateTranslations();
  return written;
}

/** Writes the list of browsers for the line that a browser that is too old shows. */
function generateBrowsers() {
  const list = oldestBrowsers.map(name => `'${name}'`).join(', ');
  writeIfChanged(
    'src/platform/browsers.generated.ts',
    `// Generated from package.json by tools/codegen.mjs.\nexport const oldestBrowsers = [${list}] as const;\n`,
  );
}

async function generateDocuments() {
  const schemaFile = join(root, 'schema/anilist.graphql');
  const all = [...files('src', '.graphql'), ...files('elements', '.graphql')];
  const shared = all.filter(file => file.endsWith('.fragment.graphql'));
  const stale = all.filter(file => {
    if (shared.includes(file)) return false;
    const target = file.replace(/\.graphql$/, '.generated.ts');
    return [file, schemaFile, ...shared, ...generator].some(source => changedSince(source, target));
  });
  if (!stale.length) return 0;
  const schema = parse(readFileSync(schemaFile, 'utf8'));
  const types = buildASTSchema(schema);
  const fragments = readFragments(shared);
  for (const file of stale) {
    const target = file.replace(/\.graphql$/, '.generated.ts');
    const document = withFragments(parse(readFileSync(file, 'utf8')), fragments);
    const output = await codegen({
      filename: target,
      schema,
      documents: [{location: file, document}],
      config,
      plugins: [{operations: config}, {documents: config}],
      pluginMap: {operations, documents},
    });
    const parsed = asText(output, types);
    const typeOfDocuments = /^import type \{ TypedDocumentNode as DocumentNode \}.*$/m;
    writeFileSync(target, parsed.replace(typeOfDocuments, "import {parseQuery} from '#services/api/parseQuery';"));
  }
  return stale.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${await generate()} documents generated`);
