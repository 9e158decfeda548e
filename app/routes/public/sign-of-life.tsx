import { data } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { signOfLife } from '#languages/en/screens/sign-of-life.ts'
import { type MailedAbout, pageServices } from '../../context.ts'
import { mailedMemorial, UnsubscribePage, wordsFrom } from '../../features/account/UnsubscribePage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { loadUnsubscribe, submitUnsubscribe, type UnsubscribeState } from '../../lib/unsubscribe-page.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/sign-of-life'

const messages = { signOfLife }

/** What the links in mails to a successor lead to: asking for one mail a year, and ending it. */
type Press = 'ask' | 'end'

const isPress = (press: string): press is Press => press === 'ask' || press === 'end'

function pressOf(press: string): Press {
  if (!isPress(press)) throw data(null, { status: 404 })
  return press
}

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = ({ params: { press } }: Route.MetaArgs) => [
  { title: translated({ signOfLife }).signOfLife[isPress(press) ? press : 'end'].pageTitle },
  noindexMeta,
]

export const headers = () => noindexHeaders

export async function loader({ params, request, context }: Route.LoaderArgs) {
  pressOf(params.press)
  const about = await context.get(pageServices).readMailedAbout('signOfLife', params.token)
  return { ...loadUnsubscribe(request), about }
}

export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(pageServices)
  const result =
    pressOf(params.press) === 'ask'
      ? await services.askSignOfLife(params.token)
      : await services.stopMails('signOfLife', params.token)
  return submitUnsubscribe(result, fillPath('/sign-of-life/:press/:token', params))
}

/** Asks once, because mail programs open links by themselves. */
export default function SignOfLife({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Asking press={pressOf(params.press)} {...loaderData} {...actionData} />
    </MessagesProvider>
  )
}

function Asking({
  press,
  state,
  trouble,
  about,
}: UnsubscribeState & { press: Press; about: MailedAbout | null }) {
  const t = useTranslations(`signOfLife.${press}`)
  const words = useTranslations('signOfLife')
  const memorial = mailedMemorial(about, (name) => words('mailedAbout', { name }), words('visitMemorial'))
  return <UnsubscribePage words={wordsFrom(t)} {...{ state, trouble, memorial }} help={t('help')} />
}
