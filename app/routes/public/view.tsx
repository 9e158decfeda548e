import { data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { errors } from '#contract/errors.ts'
import { pageServices } from '../../context.ts'
import { MemorialMissing } from '../../features/view/MemorialMissing.tsx'
import { MemorialView } from '../../features/view/MemorialView.tsx'
import { memorialMeta } from '../../features/view/meta.ts'
import { view } from '../../messages/en/view.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/view'

export const handle = { static: true } satisfies PageHandle

/** What depends on who asks is not kept, by no browser and nothing between. */
const forThisReader = { 'cache-control': 'private, no-store' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { readPublicMemorial, keepFor, publicUrl } = context.get(pageServices)
  const result = await readPublicMemorial(params.slug)
  if (result.kind === 'moved') throw redirect(`/view/${result.shareSlug}`, 301)
  if (result.kind === 'missing') throw data(errors.PUBLIC_MISSING.message, { status: 404 })
  if (result.kind !== 'found')
    throw data(errors.PUBLIC_PRIVATE.message, { status: 403, headers: forThisReader })
  if (result.forAll) keepFor(result.memorial.uuid)
  const { memorial } = result
  const page = {
    memorial,
    head: memorialMeta(memorial, publicUrl),
    today: new Date().toISOString().slice(0, 10),
  }
  return data(page, result.forAll ? {} : { headers: forThisReader })
}

/** `keepFor` overrules them: such a page is sent with headers of its own. */
export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders

export const links = () => fontLinks

export function meta({ loaderData }: Route.MetaArgs) {
  return (
    loaderData?.head ?? [{ title: `${view.missing} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
  )
}

export default function View({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={{ view }}>
      <MemorialView memorial={loaderData.memorial} today={loaderData.today} />
    </MessagesProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MessagesProvider messages={{ view }}>
      <MemorialMissing error={error} />
    </MessagesProvider>
  )
}
