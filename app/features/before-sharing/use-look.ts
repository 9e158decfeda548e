import { call } from '#app/lib/api.ts'
import { useOffer } from '#app/lib/use-offer.ts'
import { lookBeforeSharing } from '#contract/before-sharing.ts'

/** What strangers could read, and its list; null: there is nothing to tell; undefined: not known yet. */
export const useLook = (memorialUuid: string | null) => useOffer(memorialUuid, find)

async function find(memorialUuid: string) {
  const { facts: found } = await call(lookBeforeSharing, { params: { memorialUuid } })
  if (found.length === 0) return null
  const loaded = await import('./FactList.tsx').catch(() => null)
  return loaded && { memorialUuid, found, List: loaded.FactList }
}
