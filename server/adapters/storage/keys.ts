/** A segment never begins with a dot: `..` would climb out of the folder, and dot names are the adapter's own. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const LONGEST_KEY = 512

/** Returns the key, or throws when it is not one (see `ports/storage.ts`); every adapter asks here. */
export function checkKey(key: string): string {
  if (key.length > LONGEST_KEY || !key.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  }
  return key
}

/** Returns the prefix: the beginning of a key, its last segment unfinished or empty. */
export function checkPrefix(prefix: string): string {
  const segments = prefix.split('/')
  if (segments.at(-1) === '') segments.pop()
  if (segments.length > 0) checkKey(segments.join('/'))
  return prefix
}
