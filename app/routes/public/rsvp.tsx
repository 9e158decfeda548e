import { data, redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { visitRsvp } from '#languages/en/screens/visit-rsvp.ts'
import { type Answerer, pageServices } from '../../context.ts'
import { plainDay } from '../../features/visitor-actions/programme/plain-day.ts'
import { withChosen } from '../../features/visitor-actions/programme/with-chosen.ts'
import { RsvpPage } from '../../features/visitor-actions/rsvp/RsvpPage.tsx'
import {
  initialRsvpFormValues,
  problemsOf,
  refusedIn,
  refusedText,
  rsvpFormValues,
} from '../../features/visitor-actions/rsvp/rsvp-form-values.ts'
import { formatMemorialDate, isoDayOf } from '../../lib/dates.ts'
import { dayState, openEvents, programmeState } from '../../lib/memorial-day.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/rsvp'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/**
 * The form, filled in for visitors with a personal link, or the answer that its receipt (`?answer=`) shows. If the
 * memorial cannot be read, its own page says why.
 */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { readPublicMemorial, readAnswerer, setMemorialLanguage } = context.get(pageServices)
  const { search, searchParams } = new URL(request.url)
  const result = await readPublicMemorial(slug)
  if (result.kind === 'moved') throw redirect(`/view/${result.shareSlug}/rsvp${search}`)
  if (result.kind !== 'found') throw redirect(fillPath('/view/:slug', { slug }))
  const { uuid, shareSlug, nameOfPerson, memorialDate, zone, language } = result.memorial
  setMemorialLanguage(language)
  const receipt = searchParams.get('answer')
  const answerer = await readAnswerer(slug, receipt)
  const { given, invite, mailToken } = answerer
  const changes = searchParams.has('change')
  const refused = refusedIn(searchParams.get('refused'))
  searchParams.delete('refused')
  searchParams.set('change', '')
  const programme = programmeOf(result.memorial, answerer)
  const day = programme
    ? programmeState(programme.events, Date.now())
    : dayState(memorialDate, isoDayOf(new Date(), zone))
  return {
    shareSlug,
    nameOfPerson,
    invite,
    mailToken,
    receipt: given && receipt,
    said: given && !changes ? { answer: { ...given, refused }, change: `?${searchParams}` } : null,
    begun: initialRsvpFormValues(answerer, uuid),
    programme,
    day,
    date: formatMemorialDate(memorialDate),
    calendar: day === 'ahead' && !programme ? `/view/${shareSlug}/calendar.ics` : null,
  }
}

/** The programme as this visitor sees it; null: the day has nothing but its date, place and details. */
function programmeOf(memorial: PublicMemorial, answerer: Answerer) {
  const { uuid: memorialUuid, programme } = memorial
  const { byEvent } = answerer
  const isChosen = byEvent.programme.length > 0
  const events = withChosen(programme.length > 0 || !isChosen ? programme : [plainDay(memorial)], byEvent)
  return events.length > 0 ? { memorialUuid, events, asked: openEvents(events, Date.now()) } : null
}

/** Receives the plain form. Redirects, so that a reload sends nothing again. */
export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const { answerRsvp, readAnswerer, readPublicMemorial } = context.get(pageServices)
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const answerer = await readAnswerer(slug, null)
  const { invite, mailToken } = answerer
  const read = await readPublicMemorial(slug)
  const asked = read.kind === 'found' ? (programmeOf(read.memorial, answerer)?.asked ?? null) : null
  const begun = rsvpFormValues(textOf, asked ?? [])
  const receipt = textOf('answer') || null
  const problems = problemsOf(textOf, asked, invite)
  if (Object.keys(problems).length > 0)
    return data({ begun, receipt, problems, trouble: null }, { status: 400 })
  const result = await answerRsvp(slug, textOf)
  if (result.kind === 'noted') {
    const search = new URLSearchParams({
      answer: result.receipt,
      ...(invite && { i: invite }),
      ...(mailToken && { a: mailToken }),
      ...(asked && result.refused.length > 0 && { refused: refusedText(result.refused) }),
    })
    throw redirect(`${fillPath('/view/:slug/rsvp', { slug })}?${search}`, 303)
  }
  const { field, message, status } = result
  const isOfField = field !== null && field in begun
  const refused = { problems: isOfField ? { [field]: message } : {}, trouble: isOfField ? null : message }
  return data({ begun, receipt, ...refused }, { status })
}

export const meta = () => [{ title: translated({ visitRsvp }).visitRsvp.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

const messages = { visitProgramme, visitRsvp }
const nothing = { problems: {}, trouble: null }

export default function RsvpWithoutScript({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <RsvpPage {...loaderData} {...nothing} {...actionData} {...(actionData && { said: null })} />
    </MessagesProvider>
  )
}
