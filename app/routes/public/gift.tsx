import { redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { visitGiving } from '#languages/en/screens/visit-giving.ts'
import { visitPlain } from '#languages/en/screens/visit-plain.ts'
import { pageServices } from '../../context.ts'
import { GiftPage } from '../../features/visitor-actions/donate/no-script/GiftPage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/gift'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/** A gift started by a plain form: links to its payment, and is where the donor returns. */
export async function loader({ params: { slug, gift: giftKey }, context }: Route.LoaderArgs) {
  const { memorial } = await requireMemorial(context, slug, (shareSlug) =>
    fillPath('/view/:shareSlug/give/:giftKey', { shareSlug, giftKey }),
  )
  const gift = await context.get(pageServices).readGift(slug, giftKey)
  if (!gift) throw redirect(fillPath('/view/:slug', { slug }))
  const { shareSlug, nameOfPerson } = memorial
  return { shareSlug, nameOfPerson, gift, giftKey }
}

export const meta = () => [{ title: translated({ visitPlain }).visitPlain.gift.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

const messages = { visitGiving, visitPlain }

export default function Gift({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <GiftPage {...loaderData} />
    </MessagesProvider>
  )
}
