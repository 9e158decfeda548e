import { useNavigationType } from 'react-router'
import { ANY_MEMORIAL, pageServices } from '#app/context.ts'
import { exampleSlug } from '#app/features/landing/examples.ts'
import { LandingPage } from '#app/features/landing/LandingPage.tsx'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { landing } from '#app/messages/en/landing.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import type { PageHandle } from '#app/root.tsx'
import { fontLinks } from '#app/ui/font-links.ts'
import type { Route } from './+types/landing'

const withoutExample = { hasExample: false }

export async function loader({ context }: Route.LoaderArgs) {
  const { readPublicMemorial, cachePageFor } = context.get(pageServices)
  return readPublicMemorial(exampleSlug).then(
    (result) => {
      const { kind } = result
      if (kind === 'found' && result.forAll) cachePageFor(result.memorial.uuid)
      // Any memorial may become the example.
      else if (kind === 'missing' || kind === 'ended') cachePageFor(ANY_MEMORIAL)
      return { hasExample: kind === 'found' || kind === 'moved' }
    },
    // Everything else here needs no database, and a memorial can be begun without one.
    () => withoutExample,
  )
}

/** From inside the app: the page opens without its example where the network is lost. */
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
