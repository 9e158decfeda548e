import type { ComponentProps } from 'react'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { errorMessage } from '#app/lib/error-message.ts'
import { brand } from '#contract/brand.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { recordings } from '#languages/en/screens/recordings.ts'
import { retention } from '#languages/en/screens/retention.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { video } from '#languages/en/screens/video.ts'
import { view } from '#languages/en/screens/view.ts'
import { visitAccount } from '#languages/en/screens/visit-account.ts'
import { visitContribute } from '#languages/en/screens/visit-contribute.ts'
import { visitContributing } from '#languages/en/screens/visit-contributing.ts'
import { visitDonate } from '#languages/en/screens/visit-donate.ts'
import { visitGiving } from '#languages/en/screens/visit-giving.ts'
import { visitLife } from '#languages/en/screens/visit-life.ts'
import { visitLocked } from '#languages/en/screens/visit-locked.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { visitReport } from '#languages/en/screens/visit-report.ts'
import { visitRsvp } from '#languages/en/screens/visit-rsvp.ts'
import { visitWall } from '#languages/en/screens/visit-wall.ts'
import { visitYearly } from '#languages/en/screens/visit-yearly.ts'
import { pageServices } from '../../context.ts'
import { MemorialEnded } from '../../features/view/MemorialEnded.tsx'
import { MemorialMissing } from '../../features/view/MemorialMissing.tsx'
import { MemorialView } from '../../features/view/MemorialView.tsx'
import { memorialMeta } from '../../features/view/meta.ts'
import { MemoryCard } from '../../features/visitor-actions/contribute/MemoryCard.tsx'
import { readMemoryCard } from '../../features/visitor-actions/contribute/read-memory-card.ts'
import { GiftCard } from '../../features/visitor-actions/donate/GiftCard.tsx'
import { readGiftCard } from '../../features/visitor-actions/donate/read-gift-card.ts'
import { HostPreview } from '../../features/visitor-actions/locked/HostPreview.tsx'
import { LockedPage, passcodeOutcomes } from '../../features/visitor-actions/locked/LockedPage.tsx'
import { RsvpCard } from '../../features/visitor-actions/rsvp/RsvpCard.tsx'
import { readRsvpCard } from '../../features/visitor-actions/rsvp/read-rsvp-card.ts'
import { Wall } from '../../features/visitor-actions/wall/Wall.tsx'
import { IslandMessages } from '../../islands/IslandMessages.tsx'
import { isoDayOf } from '../../lib/dates.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/view'

/** A page that asks with the reader's token whether they are a host is not static. */
type Page = Awaited<ReturnType<typeof loader>>['data']
const isStatic = (page: unknown) => !(page as Page | undefined)?.asksHost

export const handle = { static: isStatic } satisfies PageHandle

/** A response that depends on the reader must not be stored by any browser or cache. */
const forThisReader = { 'cache-control': 'private, no-store' }

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { readPublicMemorial, cachePageFor, setMemorialLanguage, publicUrl } = context.get(pageServices)
  const result = await readPublicMemorial(slug)
  const { search: query, searchParams: search } = new URL(request.url)
  // Keeps the query, with the token of a personal link.
  if (result.kind === 'moved') throw redirect(`/view/${result.shareSlug}${query}`, 301)
  const isMissing = result.kind === 'missing'
  const asksHost = search.has('host')
  if (isMissing && !asksHost) throw data('PUBLIC_MISSING' satisfies ErrorCode, { status: 404 })
  if (result.kind === 'ended') throw data('PUBLIC_ENDED' satisfies ErrorCode, { status: 410 })
  if (result.kind !== 'found') {
    const word = search.get('word')
    const tried = passcodeOutcomes.find((one) => one === word) ?? null
    const page = { kind: result.kind, slug, tried, asksHost }
    return data(page, { status: isMissing ? 404 : 403, headers: forThisReader })
  }
  const { memorial, forAll } = result
  setMemorialLanguage(memorial.language)
  if (forAll) cachePageFor(memorial.uuid)
  const page = {
    kind: result.kind,
    memorial,
    head: memorialMeta(memorial, publicUrl),
    address: `${publicUrl}/view/${memorial.shareSlug}`,
    today: isoDayOf(new Date(), memorial.zone),
    now: Date.now(),
    asksHost: false,
  }
  const headers = { ...(!forAll && forThisReader), ...(!memorial.searchIndexed && noindexHeaders) }
  return data(page, { headers })
}

/** For a cached page only `x-robots-tag` matters: the page cache sends its own headers. */
export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders

export const links = () => fontLinks

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (loaderData?.kind === 'found') return loaderData.head
  const { retention, view, visitLocked } = translated(messages)
  const closed = refusalOf(error) === 'PUBLIC_ENDED' ? retention.ended.title : view.missing
  const title = loaderData?.kind === 'locked' ? visitLocked.pageTitle : closed
  return [{ title: `${title} · ${brand.name}` }, noindexMeta]
}

const messages = {
  lifeSpan,
  photoDate,
  retention,
  signUp,
  video,
  view,
  visitAccount,
  visitContribute,
  visitContributing,
  visitDonate,
  visitGiving,
  visitLife,
  visitLocked,
  visitProgramme,
  visitReport,
  visitRsvp,
  visitWall,
  recordings,
  visitYearly,
}

export default function View({ loaderData: page }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      {page.kind === 'found' ? (
        <MemorialPage {...page} isOpen />
      ) : (
        <HostPreview
          slug={page.slug}
          asks={page.asksHost}
          closed={
            page.kind === 'locked' ? (
              <LockedPage slug={page.slug} tried={page.tried} />
            ) : (
              <MemorialMissing
                words={errorMessage(page.kind === 'missing' ? 'PUBLIC_MISSING' : 'PUBLIC_PRIVATE')}
              />
            )
          }
        >
          {(memorial) => (
            <IslandMessages>
              <MemorialPage
                memorial={memorial}
                today={isoDayOf(new Date(), memorial.zone)}
                now={Date.now()}
                address={`${location.origin}/view/${memorial.shareSlug}`}
              />
            </IslandMessages>
          )}
        </HostPreview>
      )}
    </MessagesProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code = refusalOf(error)
  const isMissing = code === 'PUBLIC_MISSING'
  const why = errorMessage(isMissing ? code : 'SERVER_BUSY')
  return (
    <MessagesProvider messages={messages}>
      {code === 'PUBLIC_ENDED' ? (
        <MemorialEnded />
      ) : (
        // One that is not paid for is missing for everybody but its hosts (islands/boot.ts).
        <div data-closed={isMissing || undefined}>
          <MemorialMissing words={why} />
        </div>
      )}
    </MessagesProvider>
  )
}

/** The error code with which the loader refused; null for any other error. */
const refusalOf = (error: unknown): unknown => (isRouteErrorResponse(error) ? error.data : null)

type PageProps = Pick<
  ComponentProps<typeof MemorialView>,
  'memorial' | 'today' | 'now' | 'address' | 'isOpen'
>

/** The memorial with its cards: once the day is over nobody is asked whether they come. */
function MemorialPage(page: PageProps) {
  const { memorial, today, now } = page
  const card = readRsvpCard(memorial, { today, now })
  return (
    <MemorialView
      {...page}
      wall={<Wall memorial={memorial} now={new Date()} />}
      rsvp={card.day === 'over' ? null : <RsvpCard {...card} />}
      memory={<MemoryCard {...readMemoryCard(memorial)} />}
      gift={memorial.memorialFunds.length > 0 ? <GiftCard {...readGiftCard(memorial)} /> : null}
    />
  )
}
