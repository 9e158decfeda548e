import { type RefObject, useRef, useState } from 'react'
import type { ApiError } from '#app/lib/api.ts'
import { suggestEmail } from '#app/lib/email-suggestion.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { isPrintedCode, readInviteToken } from '#app/lib/invite-token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { SentBody } from '#contract/endpoint.ts'
import type * as visitors from '#contract/visitors.ts'
import { useNetwork } from '../contribute/use-network.ts'
import type { SentAnswer } from './stored-answer.ts'

const submitRsvp = endpointOf<typeof visitors.submitRsvp>({
  method: 'POST',
  path: '/public/memorial/:slug/rsvp',
})

/** Messages by the name of the field. */
export type FieldMessages = Partial<Record<string, string>>

/** What a form says: its body to send, or what is wrong with it. */
export interface FormReading {
  body: SentBody<typeof visitors.submitRsvp> | null
  problems: FieldMessages
}

/** An address that looks mistyped, and the one that seems to have been meant. */
export interface EmailSuggestion {
  typed: string
  address: string
  /** Writes it into the field. */
  take(): void
}

export interface RsvpSubmission {
  form: RefObject<HTMLFormElement | null>
  problems: FieldMessages
  /** Asked beside the address, once. */
  meant: EmailSuggestion | null
  /** An error that belongs to no field. */
  trouble: { title: string; reason: string | null } | null
  busy: boolean
  send(): Promise<void>
}

interface Sender {
  /** The earlier answer of this device, which the new one replaces whatever its name and address. */
  sent: SentAnswer | null
  /** The answer is for somebody else than the known visitor. */
  asNobody: boolean
  read(form: HTMLFormElement): FormReading
  /** The answer goes another way. */
  onPlain(): void
  /** The server does not know whoever the card took for known: the form asks for name and address. */
  onUnknown(): void
}

/** Sends the form's values, once even if the button is pressed several times. Errors of a field are shown at the field. */
export function useRsvp(
  shareSlug: string,
  { sent, asNobody, read, onPlain, onUnknown }: Sender,
  onSent: (answer: SentAnswer) => void,
): RsvpSubmission {
  const t = useTranslations('visitRsvp')
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  // The visitor is asked about an address that looks mistyped only once.
  const askedAbout = useRef('')
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<FieldMessages>({})
  const [doubt, setDoubt] = useState<Pick<EmailSuggestion, 'typed' | 'address'> | null>(null)
  const [trouble, setTrouble] = useState<RsvpSubmission['trouble']>(null)
  // What was to be sent. What was typed since, perhaps by somebody else, is sent by a press.
  const awaited = useRef('')
  const saidIn = (it: HTMLFormElement | null) => it && JSON.stringify(read(it).body)
  const network = useNetwork(() => {
    if (saidIn(form.current) === awaited.current) return send()
  })

  // For radio buttons this finds the first, where the keyboard enters the group.
  const focusOn = (isIt: (name: string) => boolean) =>
    fieldsOf(form.current)
      .find(({ name }) => isIt(name))
      ?.focus()

  function refuse(found: FieldMessages) {
    setProblems(found)
    focusOn((name) => name in found)
  }

  function take() {
    const field = fieldsOf(form.current).find(({ name }) => name === 'email')
    if (!field || !doubt) return
    field.value = doubt.address
    setDoubt(null)
    field.focus()
  }

  function fail(reason: unknown) {
    if (network.isOffline()) {
      awaited.current = saidIn(form.current) ?? ''
      network.goOnWhenBack()
      return setTrouble({ title: t('offline'), reason: t('kept') })
    }
    // The code for sending could not be loaded.
    if (!isApiError(reason)) return setTrouble({ title: t('failed'), reason: t('kept') })
    // A browser that cannot compute the proof of work submits the plain form, whose answer a host then reviews.
    if (reason.code === 'CAPTCHA_NEEDED') {
      onPlain()
      return form.current?.submit()
    }
    const isOfField = fieldsOf(form.current).some(({ name }) => name !== '' && name === reason.field)
    if (reason.field && isOfField) return refuse({ [reason.field]: reason.message })
    if (reason.field === 'name' || reason.field === 'email') {
      onUnknown()
      return setTrouble({ title: t('unknown'), reason: t('kept') })
    }
    const title = reason.retry ? t('failed') : reason.message
    setTrouble({ title, reason: reason.retry ? `${reason.message} ${t('kept')}` : null })
  }

  async function send() {
    if (underWay.current || !form.current) return
    const { body, problems: found } = read(form.current)
    setTrouble(null)
    setProblems({})
    setDoubt(null)
    if (Object.keys(found).length > 0 || !body) return refuse(found)
    const typed = body.email ?? ''
    const address = typed === askedAbout.current ? null : suggestEmail(typed)
    if (address) {
      askedAbout.current = typed
      setDoubt({ typed, address })
      return focusOn((name) => name === 'email')
    }
    underWay.current = true
    setBusy(true)
    try {
      onSent(await submit(shareSlug, { ...body, replaces: sent?.receipt }, asNobody))
    } catch (reason) {
      fail(reason)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { form, problems, meant: doubt && { ...doubt, take }, trouble, busy, send }
}

/** The code for sending is loaded once somebody types, so that less is loaded at the first touch. */
export const loadCalls = () => import('#app/lib/api.ts')

async function submit(
  slug: string,
  answer: NonNullable<FormReading['body']>,
  asNobody: boolean,
): Promise<SentAnswer> {
  const { call } = await loadCalls()
  const invite = readInviteToken()
  const body = { ...answer, inviteToken: invite && asNobody && !isPrintedCode(invite) ? null : invite }
  const { rsvp, receipt, answers, refused } = await call(submitRsvp, { params: { slug }, body, asNobody })
  const { food, accessNeeds } = answer
  return { ...rsvp, receipt, answers, refused, ...(food && { food }), ...(accessNeeds && { accessNeeds }) }
}

const isApiError = (reason: unknown): reason is ApiError =>
  reason instanceof Error && reason.name === 'ApiError'

/** In the order of the page. */
const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((field) => 'name' in field) as HTMLInputElement[]
