import { redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { recordings } from '#languages/en/screens/recordings.ts'
import { video } from '#languages/en/screens/video.ts'
import { view } from '#languages/en/screens/view.ts'
import { visitWall } from '#languages/en/screens/visit-wall.ts'
import { pageServices } from '../../context.ts'
import { MorePage } from '../../features/view/MorePage.tsx'
import { NextNotes } from '../../features/visitor-actions/wall/NextNotes.tsx'
import { Note } from '../../features/visitor-actions/wall/Note.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/more'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: translated({ view }).view.more.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

/** What others added beyond the memorial's own page, for browsers without script; and all photos of a decade. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { readPublicMemorial, readMore, readDecade, setMemorialLanguage } = context.get(pageServices)
  const search = new URL(request.url).searchParams
  const list = search.has('photos') ? 'photos' : 'memories'
  const result = await readPublicMemorial(slug)
  const decade = search.get('decade')
  const asked = () =>
    decade === null
      ? readMore(slug, list, search.get(list) ?? '')
      : readDecade(slug, { decade, after: search.get('after') ?? '' })
  const more = result.kind === 'found' ? await asked() : null
  if (result.kind !== 'found' || !more) throw redirect(fillPath('/view/:slug', { slug }))
  const { shareSlug, nameOfPerson, language } = result.memorial
  setMemorialLanguage(language)
  return { shareSlug, nameOfPerson, more }
}

const messages = { photoDate, recordings, video, view, visitWall }

export default function More({ loaderData: { more, ...memorial } }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <MorePage {...memorial} more={more}>
        {more.list === 'memories' && (
          <NextNotes>
            {more.contributions.map((note) => (
              <Note key={note.id} note={note} now={new Date()} />
            ))}
          </NextNotes>
        )}
      </MorePage>
    </MessagesProvider>
  )
}
