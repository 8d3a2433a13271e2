/** FNV-1a of a name in small letters, 32 bits: tables of names that need not be printed are kept as such values (decision 16). */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(name.toLowerCase())) hash = Math.imul(hash ^ unit, 0x01000193);
  return hash >>> 0;
}
