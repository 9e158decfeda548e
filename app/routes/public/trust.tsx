import { trust } from '#languages/en/screens/trust.ts'
import { pageServices } from '../../context.ts'
import { TrustPage } from '../../features/trust/TrustPage.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import { type TrustPageName, trustPages } from '../../ui/TrustLinks.tsx'
import type { Route } from './+types/trust'

export const handle = { readable: true } satisfies PageHandle

export const links = () => fontLinks

const findPage = (pathname: string): TrustPageName =>
  trustPages.find((page) => pathname.startsWith(`/${page}`)) ?? 'support'

export const meta = ({ location }: Route.MetaArgs) => [
  { title: translated({ trust }).trust[findPage(location.pathname)].pageTitle },
]

/** `/support`, `/privacy` and `/terms`. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { operator, price } = context.get(pageServices)
  return { page: findPage(new URL(request.url).pathname), operator, price }
}

export default function Trust({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={{ trust }}>
      <TrustPage {...loaderData} />
    </MessagesProvider>
  )
}
