import { fillPath } from '#contract/endpoint.ts'
import { digest } from '#languages/en/screens/digest.ts'
import { type MailedAbout, pageServices } from '../../context.ts'
import { mailedMemorial, UnsubscribePage, wordsFrom } from '../../features/account/UnsubscribePage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { loadUnsubscribe, submitUnsubscribe, type UnsubscribeState } from '../../lib/unsubscribe-page.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/unsubscribe-digest'

const messages = { digest }

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: translated({ digest }).digest.end.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const about = await context.get(pageServices).readMailedAbout('digest', params.token)
  return { ...loadUnsubscribe(request), about }
}

export async function action({ params, context }: Route.ActionArgs) {
  const result = await context.get(pageServices).stopMails('digest', params.token)
  return submitUnsubscribe(result, fillPath('/digest/end/:token', params))
}

/** Target of the link at the foot of an evening mail. */
export default function UnsubscribeDigest({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Ending {...loaderData} {...actionData} />
    </MessagesProvider>
  )
}

function Ending({ state, trouble, about }: UnsubscribeState & { about: MailedAbout | null }) {
  const t = useTranslations('digest.end')
  const words = useTranslations('digest')
  const memorial = mailedMemorial(about, (name) => words('mailedAbout', { name }), words('visitMemorial'))
  return <UnsubscribePage words={wordsFrom(t)} {...{ state, trouble, memorial }} help={t('again')} />
}
