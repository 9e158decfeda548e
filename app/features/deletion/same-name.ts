/**
 * Whether somebody typed a name, as people type: with straight quotes and plain hyphens, in any letter case, with
 * stray spaces.
 */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name)
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
