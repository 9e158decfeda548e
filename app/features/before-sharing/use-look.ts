import { call } from '#app/lib/api.ts'
import { useOffer } from '#app/lib/use-offer.ts'
import { lookBeforeSharing } from '#contract/before-sharing.ts'

/**
 * What strangers could read of a memorial, and its hosts may not want.
 *
 * @param memorialUuid null where nothing is to be told
 * @returns null: there is nothing to tell; undefined: not known yet
 */
export const useLook = (memorialUuid: string | null) => useOffer(memorialUuid, find)

async function find(memorialUuid: string) {
  const { facts } = await call(lookBeforeSharing, { params: { memorialUuid } })
  const List = facts.length > 0 ? await loadList() : null
  return List && { memorialUuid, facts, List }
}

const loadList = () =>
  import('./FactList.tsx').then(
    ({ FactList }) => FactList,
    () => null,
  )
