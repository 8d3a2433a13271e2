declare module '*.css' {
  const text: string;
  export default text;
}
declare module '*.md' {
  const text: string;
  export default text;
}
/** A picture as base64. */
declare module '*.webp' {
  const base64: string;
  export default base64;
}
