import { redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { visitPlain } from '#languages/en/screens/visit-plain.ts'
import { pageServices } from '../../context.ts'
import { ContributeNeeds } from '../../features/visitor-actions/contribute/ContributeNeeds.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/contribute'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/**
 * Target of the button for adding a memory where its script does not run: what adding requires, and what can be done
 * instead.
 */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { readPublicMemorial, setMemorialLanguage, publicUrl } = context.get(pageServices)
  const result = await readPublicMemorial(slug)
  if (result.kind === 'moved') throw redirect(`/view/${result.shareSlug}/contribute`)
  if (result.kind !== 'found') throw redirect(fillPath('/view/:slug', { slug }))
  const { shareSlug, language } = result.memorial
  setMemorialLanguage(language)
  return { shareSlug, address: `${publicUrl}/view/${shareSlug}` }
}

export const meta = () => [{ title: translated({ visitPlain }).visitPlain.contribute.title }, noindexMeta]

export const headers = () => noindexHeaders

const messages = { visitPlain }

export default function Contribute({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <ContributeNeeds {...loaderData} />
    </MessagesProvider>
  )
}
