/** Where served files lie as the product writes it (modules/media/service-places.ts). */
const OWN = '/media/'

/**
 * Lets what anybody may read name its photos and videos at another address (`MEDIA_BASE_URL`): wraps a call whose
 * answer carries media. Null leaves them on our own.
 *
 * @param base without a slash at its end; `/media/<folder>/<file>` becomes `<base>/<folder>/<file>`
 */
export function mediaFrom(base: string | null) {
  return <A extends unknown[], R>(ask: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) =>
    base === null ? ask : async (...args) => moved(await ask(...args), base)
}

const NAMES = new Set(['location', 'url'])

function moved<T>(value: T, base: string): T {
  return change(value) as T

  function change(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(change)
    if (typeof part !== 'object' || part === null || part instanceof Date) return part
    const changed = Object.entries(part).map(([name, inside]) =>
      NAMES.has(name) && typeof inside === 'string' && inside.startsWith(OWN)
        ? [name, `${base}/${inside.slice(OWN.length)}`]
        : [name, change(inside)],
    )
    return Object.fromEntries(changed)
  }
}
