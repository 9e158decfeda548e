/** The photo that some others stand in front of when the first of them is at a place, from 0; null at the end. */
export function idAtPlace(ids: readonly string[], moved: readonly string[], place: number): string | null {
  return ids.filter((id) => !moved.includes(id))[place] ?? null
}
