import { call } from '#app/lib/api.ts'
import { useOffer } from '#app/lib/use-offer.ts'
import { listFundChanges } from '#contract/fund-changes.ts'

/**
 * New words of funds that hold gifts, which wait. Every host is mailed of them, too.
 *
 * @param memorialUuid null where none wait
 * @returns null: there is nothing to show; undefined: not known yet
 */
export const useFundChanges = (memorialUuid: string | null) => useOffer(memorialUuid, find)

async function find(memorialUuid: string) {
  const { changes } = await call(listFundChanges, { params: { memorialUuid } })
  const List = changes.length > 0 ? await loadList() : null
  return List && { memorialUuid, changes, List }
}

const loadList = () =>
  import('./ChangeList.tsx').then(
    ({ ChangeList }) => ChangeList,
    () => null,
  )
