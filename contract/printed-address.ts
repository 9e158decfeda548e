/**
 * The address in a QR code that is printed of a memorial (docs/decisions/0034). It never changes, whatever the memorial's
 * link becomes, and is never another memorial's.
 *
 * @param origin such as `https://example.org`, without a trailing slash
 */
export const printedAddress = (origin: string, printCode: string): string => `${origin}/q/${printCode}`

/** Twenty hexadecimal digits: short enough for a small square, and eighty bits that nobody guesses. */
export const isPrintCode = (text: string): boolean => /^[0-9a-f]{20}$/.test(text)
