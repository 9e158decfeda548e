import { useNavigationType } from 'react-router'
import { ANY_MEMORIAL, pageServices } from '#app/context.ts'
import { exampleSlug } from '#app/features/landing/examples.ts'
import { LandingPage } from '#app/features/landing/LandingPage.tsx'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import type { PageHandle } from '#app/root.tsx'
import { fontLinks } from '#app/ui/font-links.ts'
import { landing } from '#languages/en/screens/landing.ts'
import type { Route } from './+types/landing'

const withoutExample = { hasExample: false }

export async function loader({ context }: Route.LoaderArgs) {
  const { readPublicMemorial, cachePageFor } = context.get(pageServices)
  return readPublicMemorial(exampleSlug).then(
    (result) => {
      const { kind } = result
      if (kind === 'found' && result.forAll) cachePageFor(result.memorial.uuid)
      // Any memorial may become the example, so the page depends on all of them.
      else if (kind === 'missing' || kind === 'ended') cachePageFor(ANY_MEMORIAL)
      return { hasExample: kind === 'found' || kind === 'moved' }
    },
    // The rest of the page needs no database, and a memorial can be started without one.
    () => withoutExample,
  )
}

/** Within the app: without a network the page opens without its example. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => withoutExample)
}

export const meta = () => [
  { title: translated({ landing }).landing.pageTitle },
  { name: 'description', content: translated({ landing }).landing.description },
]

export const links = () => fontLinks

export const handle = { readable: true } satisfies PageHandle

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  useViewChange('landing', { arrived: useNavigationType() !== 'POP', keepsScroll: true })
  return (
    <MessagesProvider messages={{ landing }}>
      <LandingPage hasExample={loaderData.hasExample} />
    </MessagesProvider>
  )
}
