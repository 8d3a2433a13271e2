/**
 * The output of the code generator for each .graphql document: types of its variables and its answer, and the document
 * itself, precompiled.
 */
export const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  onlyOperationTypes: true,
  documentMode: 'documentNode',
  optimizeDocumentNode: true,
  dedupeFragments: true,
  scalars: {Json: 'unknown', FuzzyDateInt: 'number', CountryCode: 'string'},
};
