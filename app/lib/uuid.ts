const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Returns an identifier in the database's notation; null for any other text. Equals `Uuid` of the contract
 * (`fields.ts`), which would import zod.
 */
export function readUuid(text: string): string | null {
  const written = text.toLowerCase()
  return SHAPE.test(written) ? written : null
}
