import { type ReactNode, useEffect, useState } from 'react'
import { boot } from '#app/islands/boot.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LoadingPanel } from '#app/ui/Loading.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { getPublicMemorial, listMemorials, type PublicMemorial } from '#contract/memorials.ts'

interface Props {
  slug: string
  /** The page was requested for somebody with a token, who may be a host. */
  asks: boolean
  /** What everyone else sees. */
  closed: ReactNode
  children: (memorial: PublicMemorial) => ReactNode
}

const isMissing = (reason: unknown) => reason instanceof ApiError && reason.code === 'PUBLIC_MISSING'

/** What somebody hosts at an address where there is no page, such as one that is not paid for. */
async function findOwn(slug: string) {
  const answer = await call(listMemorials).catch(() => null)
  return answer?.memorials.find(({ shareSlug }) => shareSlug === slug)
}

/**
 * A memorial that its link does not open, shown to its hosts, who are known by a token that only script can send. Where
 * there is no page yet, they are led to what it lacks.
 */
export function HostPreview({ slug, asks, closed, children }: Props) {
  const t = useTranslations('visitLocked')
  const [seen, setSeen] = useState<PublicMemorial | 'looking' | null>(asks ? 'looking' : null)
  const name = seen === 'looking' ? null : seen?.nameOfPerson

  useEffect(() => {
    if (readToken() === null) return setSeen(null)
    const asking = new AbortController()
    call(getPublicMemorial, { params: { slug }, signal: asking.signal }).then(
      ({ memorial }) => setSeen(memorial),
      async (reason: unknown) => {
        const own = isMissing(reason) ? await findOwn(slug) : undefined
        if (asking.signal.aborted) return
        if (own) return location.replace(`/memorial/load/${own.uuid}`)
        setSeen(null)
        // Any other error: the page for everyone else says what can be done.
        if (!(reason instanceof ApiError)) throw reason
      },
    )
    return () => asking.abort()
  }, [slug])

  useEffect(() => {
    if (!name || document.title === name) return
    document.title = name
    // Its forms, photos and films, which a static page wakes by itself.
    boot()
  }, [name])

  if (seen === 'looking')
    return (
      <>
        <Masthead />
        <main id="content">
          <LoadingPanel title={t('looking')} level={1} />
        </main>
        <VersionLabel />
      </>
    )
  // The script of a static page looks for this attribute (islands/boot.ts).
  if (!seen) return <div data-closed>{closed}</div>
  return children(seen)
}
