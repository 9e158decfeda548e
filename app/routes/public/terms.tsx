import { trust } from '#languages/en/screens/trust.ts'
import { pageServices } from '../../context.ts'
import { TrustPage } from '../../features/trust/TrustPage.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/terms'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: translated({ trust }).trust.terms.pageTitle }]

export function loader({ context }: Route.LoaderArgs) {
  const { operator, price } = context.get(pageServices)
  return { operator, price }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={{ trust }}>
      <TrustPage page="terms" {...loaderData} />
    </MessagesProvider>
  )
}
