import { data } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { visitYearly } from '#languages/en/screens/visit-yearly.ts'
import { type MailedAbout, pageServices } from '../../context.ts'
import { mailedMemorial, UnsubscribePage, wordsFrom } from '../../features/account/UnsubscribePage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { loadUnsubscribe, submitUnsubscribe, type UnsubscribeState } from '../../lib/unsubscribe-page.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/yearly-note'

const messages = { visitYearly }

/** What the links in mails about the yearly note lead to: confirming an address, and ending the notes. */
type Press = 'confirm' | 'end'

const isPress = (press: string): press is Press => press === 'confirm' || press === 'end'

function pressOf(press: string): Press {
  if (!isPress(press)) throw data(null, { status: 404 })
  return press
}

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = ({ params: { press } }: Route.MetaArgs) => [
  { title: translated({ visitYearly }).visitYearly[isPress(press) ? press : 'end'].pageTitle },
  noindexMeta,
]

export const headers = () => noindexHeaders

export async function loader({ params, request, context }: Route.LoaderArgs) {
  pressOf(params.press)
  const about = await context.get(pageServices).readMailedAbout('yearlyNote', params.token)
  return { ...loadUnsubscribe(request), about }
}

export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(pageServices)
  const result =
    pressOf(params.press) === 'confirm'
      ? await services.confirmYearlyNote(params.token)
      : await services.stopMails('yearlyNote', params.token)
  return submitUnsubscribe(result, fillPath('/yearly-note/:press/:token', params))
}

/** Asks once, because mail programs open links by themselves. */
export default function YearlyNote({ params, loaderData, actionData }: Route.ComponentProps) {
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
  const t = useTranslations(`visitYearly.${press}`)
  const words = useTranslations('visitYearly')
  const memorial = mailedMemorial(about, (name) => words('mailedAbout', { name }), words('visitMemorial'))
  return <UnsubscribePage words={wordsFrom(t)} {...{ state, trouble, memorial }} help={t('help')} />
}
