/** 32-bit FNV-1a hash of a name in lower case, for tables whose names should not appear in the code (rule safety-6). */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(name.toLowerCase())) hash = Math.imul(hash ^ unit, 0x01000193);
  return hash >>> 0;
}
