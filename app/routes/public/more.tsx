import { redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { recordings } from '#languages/en/screens/recordings.ts'
import { video } from '#languages/en/screens/video.ts'
import { view } from '#languages/en/screens/view.ts'
import { visitWall } from '#languages/en/screens/visit-wall.ts'
import { pageServices } from '../../context.ts'
import { MorePage } from '../../features/view/MorePage.tsx'
import { MoreOfWall, Notes } from '../../features/visitor-actions/wall/Wall.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/more'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: translated({ view }).view.more.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

/** What others added beyond the memorial's own page, and all photos of a decade. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { readMore, readDecade } = context.get(pageServices)
  const { search, searchParams } = new URL(request.url)
  const { memorial } = await requireMemorial(context, slug, (shareSlug) => `/view/${shareSlug}/more${search}`)
  const list = searchParams.has('photos') ? 'photos' : 'memories'
  const decade = searchParams.get('decade')
  const more =
    decade === null
      ? await readMore(slug, list, searchParams.get(list) ?? '')
      : await readDecade(slug, { decade, after: searchParams.get('after') ?? '' })
  if (!more) throw redirect(fillPath('/view/:slug', { slug }))
  const { shareSlug, nameOfPerson } = memorial
  return { shareSlug, nameOfPerson, more }
}

const messages = { photoDate, recordings, video, view, visitWall }

export default function More({ loaderData: { more, ...memorial } }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <MorePage {...memorial} more={more}>
        {more.list === 'memories' && (
          <>
            <Notes notes={more.contributions} now={new Date()} />
            {more.next && <MoreOfWall shareSlug={memorial.shareSlug} next={more.next} />}
          </>
        )}
      </MorePage>
    </MessagesProvider>
  )
}
