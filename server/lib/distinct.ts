/** Ids in lower case, without duplicates, in the order of first occurrence. */
export function distinct(uuids: readonly string[]): string[] {
  return [...new Set(uuids.map((uuid) => uuid.toLowerCase()))]
}
