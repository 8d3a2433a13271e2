/** A part of an address as a person reads it; as it stands where it is no valid encoding (any member may type one). */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
