import { brand } from '#contract/brand.ts'
import { fillPath } from '#contract/endpoint.ts'
import { account } from '#languages/en/screens/account.ts'
import { type MailedAbout, pageServices } from '../../context.ts'
import { mailedMemorial, UnsubscribePage, wordsFrom } from '../../features/account/UnsubscribePage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { loadUnsubscribe, submitUnsubscribe, type UnsubscribeState } from '../../lib/unsubscribe-page.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/unsubscribe'

const messages = { account }

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [
  { title: `${translated({ account }).account.unsubscribe.title} · ${brand.name}` },
  noindexMeta,
]

export const headers = () => noindexHeaders

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const about = await context.get(pageServices).readMailedAbout('invitations', params.inviteToken)
  return { ...loadUnsubscribe(request), about }
}

export async function action({ params, context }: Route.ActionArgs) {
  const result = await context.get(pageServices).stopMails('invitations', params.inviteToken)
  return submitUnsubscribe(result, fillPath('/unsubscribe/:inviteToken', params))
}

/** Target of the link at the foot of an invitation. */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Question {...loaderData} {...actionData} />
    </MessagesProvider>
  )
}

function Question({ state, trouble, about: memorial }: UnsubscribeState & { about: MailedAbout | null }) {
  const t = useTranslations('account')
  const words = wordsFrom((word) => (word === 'backToLanding' ? t(word) : t(`unsubscribe.${word}`)))
  const about = mailedMemorial(memorial, (name) => t('mailedAbout', { name }), t('visitMemorial'))
  return <UnsubscribePage words={words} {...{ state, trouble }} memorial={about} />
}
