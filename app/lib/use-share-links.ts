import { useEffect, useMemo, useState } from 'react'
import type { Memorial } from '#contract/memorials.ts'
import { loadTranslations } from '../messages/translations.ts'
import { memorialLink, type ShareLinks, shareLinks } from './share-links.ts'

/**
 * What a memorial is shared by, in its own language, which is fetched where its host reads another: they write to those
 * who read the memorial.
 */
export function useShareLinks({
  nameOfPerson,
  shareSlug,
  writtenIn,
}: Pick<Memorial, 'nameOfPerson' | 'shareSlug' | 'writtenIn'>): ShareLinks {
  const awaited = loadTranslations(['shareText'], writtenIn)
  const isHere = awaited === null
  const [, showFetched] = useState(0)
  useEffect(() => {
    void awaited?.then(() => showFetched((count) => count + 1))
  }, [awaited])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the words are here, they are read again
  return useMemo(
    () => shareLinks(nameOfPerson, memorialLink(location.origin, shareSlug), writtenIn),
    [nameOfPerson, shareSlug, writtenIn, isHere],
  )
}
