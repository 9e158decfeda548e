/**
 * The photo in front of which others are moved so that the first of them gets the position `place`, starting from 0;
 * null: to the end.
 */
export function idAtPlace(ids: readonly string[], moved: readonly string[], place: number): string | null {
  return ids.filter((id) => !moved.includes(id))[place] ?? null
}
