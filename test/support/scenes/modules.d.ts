declare module '*.graphql' {
  const text: string;
  export default text;
}
/** The scenes of an area of `elements`, or of all, by feature (tools/unitPages.mjs). */
declare module 'scenes:*' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make this file a module
  export const features: Readonly<Record<string, readonly import('./scene').Scene[]>>;
}
/** The names of all queries of the product's documents, sorted (tools/unitPages.mjs). */
declare module 'queries:all' {
  export const queries: readonly string[];
}
