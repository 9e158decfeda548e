import { useEffect, useMemo, useState } from 'react'
import type { Memorial } from '#contract/memorials.ts'
import { loadTranslations } from '../messages/translations.ts'
import { memorialLink, type ShareLinks, shareLinks } from './share-links.ts'

/**
 * What a memorial is shared by, in the memorial's own language; its translations are fetched if the host uses another
 * language, because the texts are for people who read the memorial.
 */
export function useShareLinks({
  nameOfPerson,
  shareSlug,
  writtenIn,
  visibility,
}: Pick<Memorial, 'nameOfPerson' | 'shareSlug' | 'writtenIn'> & {
  visibility: Memorial['visibility'] | null
}): ShareLinks {
  const hasWord = visibility === 'PASSCODE'
  const awaited = loadTranslations(['shareText'], writtenIn)
  const isHere = awaited === null
  const [, showFetched] = useState(0)
  useEffect(() => {
    void awaited?.then(() => showFetched((count) => count + 1))
  }, [awaited])
  // biome-ignore lint/correctness/useExhaustiveDependencies: built again once the translations are loaded
  return useMemo(
    () => shareLinks(nameOfPerson, memorialLink(location.origin, shareSlug), writtenIn, hasWord),
    [nameOfPerson, shareSlug, writtenIn, hasWord, isHere],
  )
}
