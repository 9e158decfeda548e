import { Sha256 } from '#app/lib/archive/sha256.ts'

/**
 * The id that something of an archive gets in this memorial: always the same, so that it is written once, and another than in the memorial
 * where it was, which may be here as well.
 */
export function ownId(memorialUuid: string, id: string): string {
  const sum = new Sha256()
  sum.update(new TextEncoder().encode(`${memorialUuid} ${id}`.toLowerCase()))
  const hex = sum.digest()
  // RFC 9562, 5.8: version 8 is for ids that are made so.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
