import { brand } from '#contract/brand.ts'
import { fillPath } from '#contract/endpoint.ts'
import { account } from '#languages/en/screens/account.ts'
import { pageServices } from '../../context.ts'
import { UnsubscribePage } from '../../features/account/UnsubscribePage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { loadUnsubscribe, submitUnsubscribe, type UnsubscribeState } from '../../lib/unsubscribe-page.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Route } from './+types/unsubscribe'

const messages = { account }

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [
  { title: `${translated({ account }).account.unsubscribe.title} · ${brand.name}` },
  noindexMeta,
]

export const headers = () => noindexHeaders

export const loader = ({ request }: Route.LoaderArgs): UnsubscribeState => loadUnsubscribe(request)

export async function action({ params, context }: Route.ActionArgs) {
  const result = await context.get(pageServices).stopMails('invitations', params.inviteToken)
  return submitUnsubscribe(result, fillPath('/unsubscribe/:inviteToken', params))
}

/** Target of the link at the foot of an invitation. */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Question {...(actionData ?? loaderData)} />
    </MessagesProvider>
  )
}

function Question({ state, trouble }: UnsubscribeState) {
  const t = useTranslations('account')
  const about = {
    title: t('unsubscribe.title'),
    question: t('unsubscribe.question'),
    confirm: t('unsubscribe.confirm'),
    back: t('backToLanding'),
  }
  return (
    <UnsubscribePage words={about} trouble={trouble}>
      {state === 'asking' ? null : <Notice kind="success" title={t(`unsubscribe.${state}`)} />}
    </UnsubscribePage>
  )
}
