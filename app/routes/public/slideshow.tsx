import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { brand } from '#contract/brand.ts'
import { fillPath } from '#contract/endpoint.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { slideshow } from '#languages/en/screens/slideshow.ts'
import { video } from '#languages/en/screens/video.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { pageServices } from '../../context.ts'
import { PlainShow } from '../../features/slideshow/PlainShow.tsx'
import { bestFormat, type Format } from '../../features/slideshow/renditions.ts'
import { Slideshow } from '../../features/slideshow/Slideshow.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/slideshow'

export const handle = { readable: true } satisfies PageHandle

export const links = () => fontLinks

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { readSlideshow, cachePageFor } = context.get(pageServices)
  const { memorial, forAll } = await requireMemorial(context, slug, (shareSlug) =>
    fillPath('/view/:shareSlug/slideshow', { shareSlug }),
  )
  const show = await readSlideshow(slug)
  if (!show) throw redirect(fillPath('/view/:slug', { slug }))
  if (forAll) cachePageFor(memorial.uuid)
  // Of the texts of the server: in the browser they are compiled.
  const title = translated({ slideshow }).slideshow.titleOf.replaceAll('{name}', () => show.nameOfPerson)
  return { show, title }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `${loaderData.title} · ${brand.name}` : brand.name },
  noindexMeta,
]

export const headers = () => noindexHeaders

const messages = { lifeSpan, slideshow, video, visitProgramme }

/** The slideshow as visitors watch it. */
export default function VisitorsSlideshow({ loaderData: { show } }: Route.ComponentProps) {
  const [format, setFormat] = useState<Format | null>(null)
  useEffect(() => void bestFormat().then(setFormat), [])
  const home = `${fillPath('/view/:slug', { slug: show.shareSlug })}#photos`
  return (
    <MessagesProvider messages={messages}>
      {format === null ? (
        <PlainShow show={show} home={home} />
      ) : (
        <Slideshow opened={{ show, version: '' }} format={format} home={home} onRefused={null} />
      )}
    </MessagesProvider>
  )
}
