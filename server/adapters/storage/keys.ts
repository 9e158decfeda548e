/** A segment never begins with a dot: `..` would leave the folder, and dot names are the adapter's own. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const LONGEST_KEY = 512

/** Returns the key, or throws if it is invalid (see `ports/storage.ts`); every adapter uses this. */
export function checkKey(key: string): string {
  if (key.length > LONGEST_KEY || !key.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  }
  return key
}

/** Returns the prefix if it is valid: the beginning of a key, whose last segment may be incomplete or empty. */
export function checkPrefix(prefix: string): string {
  const segments = prefix.split('/')
  if (segments.at(-1) === '') segments.pop()
  if (segments.length > 0) checkKey(segments.join('/'))
  return prefix
}
