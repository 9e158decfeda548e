import { brand } from '#app/brand.ts'
import { fillPath } from '#contract/endpoint.ts'
import { pageServices } from '../../context.ts'
import { StopMails } from '../../features/account/StopMails.tsx'
import { openedStop, type Stopped, sentStop } from '../../lib/stopped-mails.ts'
import { unlisted, unlistedMeta } from '../../lib/unlisted.ts'
import { account } from '../../messages/en/account.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Route } from './+types/unsubscribe'

const words = { account }

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [
  { title: `${spoken({ account }).account.unsubscribe.title} · ${brand.name}` },
  unlistedMeta,
]

export const headers = () => unlisted

export const loader = ({ request }: Route.LoaderArgs): Stopped => openedStop(request)

export async function action({ params, context }: Route.ActionArgs) {
  const result = await context.get(pageServices).stopMails('invitations', params.inviteToken)
  return sentStop(result, fillPath('/unsubscribe/:inviteToken', params))
}

/** Where the link at the foot of an invitation leads. */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={words}>
      <Question {...(actionData ?? loaderData)} />
    </MessagesProvider>
  )
}

function Question({ state, trouble }: Stopped) {
  const t = useTranslations('account')
  const about = {
    title: t('unsubscribe.title'),
    question: t('unsubscribe.question'),
    confirm: t('unsubscribe.confirm'),
    back: t('backToLanding'),
  }
  return (
    <StopMails words={about} trouble={trouble}>
      {state === 'asking' ? null : <Notice kind="success" title={t(`unsubscribe.${state}`)} />}
    </StopMails>
  )
}
