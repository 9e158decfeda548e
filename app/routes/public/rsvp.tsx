import { data, redirect } from 'react-router'
import { suggestEmail } from '#app/lib/email-suggestion.ts'
import { fillPath } from '#contract/endpoint.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { visitRsvp } from '#languages/en/screens/visit-rsvp.ts'
import { pageServices } from '../../context.ts'
import { NoScriptPage } from '../../features/visitor-actions/NoScriptPage.tsx'
import { findProblems, readFormValues, writeRefused } from '../../features/visitor-actions/rsvp/answer.ts'
import { RsvpCard } from '../../features/visitor-actions/rsvp/RsvpCard.tsx'
import { type RsvpCardProps, readRsvpCard } from '../../features/visitor-actions/rsvp/read-rsvp-card.ts'
import { isoDayOf } from '../../lib/dates.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/rsvp'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/** The card as this visitor has it. If the memorial cannot be read, its own page says why. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { readPublicMemorial, readAnswerer, setMemorialLanguage } = context.get(pageServices)
  const { search, searchParams } = new URL(request.url)
  const result = await readPublicMemorial(slug)
  if (result.kind === 'moved') throw redirect(`/view/${result.shareSlug}/rsvp${search}`)
  if (result.kind !== 'found') throw redirect(fillPath('/view/:slug', { slug }))
  const { memorial } = result
  setMemorialLanguage(memorial.language)
  const at = { today: isoDayOf(new Date(), memorial.zone), now: Date.now() }
  const card = readRsvpCard(memorial, at, await readAnswerer(slug), searchParams)
  return { nameOfPerson: memorial.nameOfPerson, card }
}

type Change = Partial<RsvpCardProps>

/** Receives the form. Redirects, so that a reload sends nothing again. */
export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const { answerRsvp, readAnswerer, readPublicMemorial } = context.get(pageServices)
  const sent = await request.formData()
  const textOf = (name: string) => String(sent.get(name) ?? '')
  const answerer = await readAnswerer(slug)
  const read = await readPublicMemorial(slug)
  const at = { today: '', now: Date.now() }
  const asked = read.kind === 'found' ? readRsvpCard(read.memorial, at, answerer).asked : null
  const begun = readFormValues(textOf, asked ?? [])
  const problems = findProblems(begun, asked, answerer.known !== null)
  const form = { begun, problems, trouble: null, meant: null }
  if (Object.keys(problems).length > 0) return data<Change>(form, { status: 400 })
  const meant = suggestEmail(begun.email)
  if (meant && textOf('meant') !== begun.email && answerer.known?.email !== begun.email)
    return data<Change>({ ...form, meant }, { status: 400 })
  const result = await answerRsvp(slug, textOf)
  if (result.kind === 'noted') {
    const { invite, mailToken } = answerer
    const told = new URLSearchParams({
      answer: result.receipt,
      ...(invite && { i: invite }),
      ...(mailToken && { a: mailToken }),
      ...(new URL(request.url).searchParams.has('other') && { other: '' }),
      ...(asked && result.refused.length > 0 && { refused: writeRefused(result.refused) }),
    })
    throw redirect(`${fillPath('/view/:slug/rsvp', { slug })}?${told}`, 303)
  }
  const { field, message, status } = result
  const isOfField = field !== null && field in begun
  const refused = { problems: isOfField ? { [field]: message } : {}, trouble: isOfField ? null : message }
  const needsProof = result.code === 'TOO_MANY_ATTEMPTS'
  return data<Change>({ ...form, ...refused, needsProof }, { status })
}

export const meta = () => [{ title: translated({ visitRsvp }).visitRsvp.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

const messages = { visitProgramme, visitRsvp }

export default function Rsvp({ loaderData: { nameOfPerson, card }, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <RsvpPage
        nameOfPerson={nameOfPerson}
        card={{
          ...card,
          ...(actionData && card.state === 'given' && { state: 'change' as const }),
          ...actionData,
        }}
      />
    </MessagesProvider>
  )
}

function RsvpPage({ nameOfPerson, card }: { nameOfPerson: string; card: RsvpCardProps }) {
  const t = useTranslations('visitRsvp')
  return (
    <NoScriptPage
      title={t('pageHeading', { name: nameOfPerson })}
      back={{ href: `/view/${card.shareSlug}`, label: t('back') }}
    >
      <RsvpCard {...card} />
    </NoScriptPage>
  )
}
