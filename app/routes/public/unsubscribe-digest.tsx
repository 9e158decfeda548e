import { fillPath } from '#contract/endpoint.ts'
import { digest } from '#languages/en/screens/digest.ts'
import { pageServices } from '../../context.ts'
import { UnsubscribePage, wordsFrom } from '../../features/account/UnsubscribePage.tsx'
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

export const loader = ({ request }: Route.LoaderArgs): UnsubscribeState => loadUnsubscribe(request)

export async function action({ params, context }: Route.ActionArgs) {
  const result = await context.get(pageServices).stopMails('digest', params.token)
  return submitUnsubscribe(result, fillPath('/digest/end/:token', params))
}

/** Target of the link at the foot of an evening mail. */
export default function UnsubscribeDigest({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Ending {...(actionData ?? loaderData)} />
    </MessagesProvider>
  )
}

function Ending({ state, trouble }: UnsubscribeState) {
  const t = useTranslations('digest.end')
  return <UnsubscribePage words={wordsFrom(t)} state={state} trouble={trouble} help={t('again')} />
}
