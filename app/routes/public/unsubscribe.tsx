import { data, redirect } from 'react-router'
import { brand } from '#contract/brand.ts'
import { account } from '#languages/en/screens/account.ts'
import { digest } from '#languages/en/screens/digest.ts'
import { visitYearly } from '#languages/en/screens/visit-yearly.ts'
import { pageServices } from '../../context.ts'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { Button } from '../../ui/Button.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Route } from './+types/unsubscribe'

/** The links of mails that lead here: the mails that each is about, and the words of its question. */
const questions = {
  unsubscribe: { mails: 'invitations', words: 'account.unsubscribe' },
  'digest/end': { mails: 'digest', words: 'digest.end' },
  'yearly-note/end': { mails: 'yearlyNote', words: 'visitYearly.end' },
  'yearly-note/confirm': { mails: 'yearlyNote', words: 'visitYearly.confirm' },
} as const

/** By the path without its token. */
const findQuestion = (pathname: string) =>
  questions[pathname.slice(1, pathname.lastIndexOf('/')) as keyof typeof questions]

interface Sent {
  /** `unknown`: no mail is sent because of this link. */
  state: 'asking' | 'done' | 'unknown'
  /** Why it failed this time. */
  trouble?: string
}

const messages = { account, digest, visitYearly }

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export function meta({ location }: Route.MetaArgs) {
  const words = translated(messages)
  const titles = {
    'account.unsubscribe': words.account.unsubscribe.title,
    'digest.end': words.digest.end.title,
    'visitYearly.end': words.visitYearly.end.title,
    'visitYearly.confirm': words.visitYearly.confirm.title,
  }
  return [{ title: `${titles[findQuestion(location.pathname).words]} · ${brand.name}` }, noindexMeta]
}

export const headers = () => noindexHeaders

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { mails, words } = findQuestion(pathname)
  const memorial = await context.get(pageServices).readMailedAbout(mails, params.token)
  const opened: Sent = { state: searchParams.has('stopped') ? 'done' : 'asking' }
  return { ...opened, words, memorial }
}

/** A reload sends nothing again. A truncated link counts as unknown, like an old one. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { pathname } = new URL(request.url)
  const services = context.get(pageServices)
  const { mails, words } = findQuestion(pathname)
  const result =
    words === 'visitYearly.confirm'
      ? await services.confirmYearlyNote(params.token)
      : await services.stopMails(mails, params.token)
  if (result.kind === 'noted') throw redirect(`${pathname}?stopped=`, 303)
  const { status, message } = result
  const isUnknown = status === 404 || status === 400
  const sent: Sent = isUnknown ? { state: 'unknown' } : { state: 'asking', trouble: message }
  return data(sent, { status })
}

/**
 * Where the links in mails lead that end them, or begin the yearly note. It asks for confirmation because mail programs
 * open links by themselves. A plain form, so that it works without script.
 */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Question {...loaderData} {...actionData} />
    </MessagesProvider>
  )
}

function Question({ words, memorial, state, trouble }: Route.ComponentProps['loaderData']) {
  const common = useTranslations('common')
  const t = useTranslations(words)
  const leave = memorial
    ? { to: `/view/${memorial.shareSlug}`, label: common('visitMemorial') }
    : { to: '/', label: common('backToLanding') }
  return (
    <SignInLayout
      title={t('title')}
      intro={memorial && common('mailed.about', { name: memorial.nameOfPerson })}
      leave={leave}
    >
      {trouble && <Notice kind="error" title={trouble} />}
      {state === 'asking' ? (
        <form className="stack" method="post">
          <p>{t('question')}</p>
          <p>
            <Button type="submit" look="primary">
              {t('confirm')}
            </Button>
          </p>
        </form>
      ) : (
        <>
          <Notice kind="success" title={t(state)} />
          {state === 'done' && words !== 'account.unsubscribe' && <p>{t('help')}</p>}
        </>
      )}
    </SignInLayout>
  )
}
