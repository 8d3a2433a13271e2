/**
 * 32-bit FNV-1a hash of a name in lower case, for tables whose names should not appear in the code.
 * `tools/hashNames.mjs` creates them from names that are not part of the project.
 */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(name.toLowerCase())) hash = Math.imul(hash ^ unit, 0x01000193);
  return hash >>> 0;
}
