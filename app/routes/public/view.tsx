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
import type { Route } from './+types/view'

export const handle = { static: true } satisfies PageHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { readPublicMemorial, keepFor, publicUrl } = context.get(pageServices)
  const result = await readPublicMemorial(params.slug)
  if (result.kind === 'moved') throw redirect(`/view/${result.shareSlug}`, 301)
  if (result.kind === 'missing') throw data(errors.PUBLIC_MISSING.message, { status: 404 })
  if (result.kind === 'private') throw data(errors.PUBLIC_PRIVATE.message, { status: 403 })
  keepFor(result.memorial.uuid)
  return { memorial: result.memorial, publicUrl, today: new Date().toISOString().slice(0, 10) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: brand.name }, { name: 'robots', content: 'noindex' }]
  return memorialMeta(loaderData.memorial, loaderData.publicUrl)
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
