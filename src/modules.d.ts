declare module '*.css' {
  const text: string;
  export default text;
}
declare module '*.md' {
  const text: string;
  export default text;
}
/** An image, base64-encoded. */
declare module '*.webp' {
  const base64: string;
  export default base64;
}
