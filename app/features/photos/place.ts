/** The photo that one stands in front of at a place among the others; null at the end. */
export function idAtPlace(ids: readonly string[], id: string, place: number): string | null {
  return ids.filter((one) => one !== id)[place] ?? null
}
