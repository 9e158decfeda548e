const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * An identifier as the database writes it; null for a text that is none. As `Uuid` of the contract (`fields.ts`), which
 * would bring zod along.
 */
export function readUuid(text: string): string | null {
  const written = text.toLowerCase()
  return SHAPE.test(written) ? written : null
}
