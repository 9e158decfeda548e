import { type RefObject, useRef, useState } from 'react'
import type { ApiError } from '#app/lib/api.ts'
import { suggestEmail } from '#app/lib/email-suggestion.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { isPrintedCode, readInviteToken } from '#app/lib/invite-token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { rsvp as limits } from '#contract/limits.ts'
import type * as visitors from '#contract/visitors.ts'
import { answerOf, type Field, type Filled, type Problems, problemsIn, statusOf } from './answer.ts'
import type { SentAnswer } from './stored-answer.ts'

const submitRsvp = endpointOf<typeof visitors.submitRsvp>({
  method: 'POST',
  path: '/public/memorial/:slug/rsvp',
})

export interface RsvpSubmission {
  form: RefObject<HTMLFormElement | null>
  problems: Problems
  /** An error that belongs to no field. */
  trouble: { title: string; reason: string | null } | null
  busy: boolean
  send(): Promise<void>
}

const fields: readonly string[] = ['status', 'name', 'email', 'guests', 'message'] satisfies Field[]

/**
 * Sends the form's values, once even if the button is pressed several times. Errors of a field are shown at the field.
 *
 * @param before.sent the earlier answer of this device, which the new one replaces whatever its name and address
 * @param before.asNobody the answer is for somebody else than the known visitor
 */
export function useRsvp(
  shareSlug: string,
  { sent, asNobody }: { sent: SentAnswer | null; asNobody: boolean },
  onSent: (answer: SentAnswer) => void,
): RsvpSubmission {
  const t = useTranslations('visitRsvp')
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  // The visitor is asked about an address that looks mistyped only once.
  const askedAbout = useRef('')
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState<RsvpSubmission['trouble']>(null)

  function refuse(found: Problems) {
    setProblems(found)
    const first = fields.find((field) => field in found)
    // For the three radio buttons this finds the first, where the keyboard enters the group.
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  function fail(reason: unknown) {
    // The code for sending could not be loaded.
    if (!isApiError(reason)) return setTrouble({ title: t('failed'), reason: t('kept') })
    // A browser that cannot compute the proof of work submits the plain form, whose answer a host then reviews.
    if (reason.code === 'CAPTCHA_NEEDED') return form.current?.submit()
    if (reason.field && fields.includes(reason.field)) return refuse({ [reason.field]: reason.message })
    const title = reason.retry ? t('failed') : reason.message
    setTrouble({ title, reason: reason.retry ? `${reason.message} ${t('kept')}` : null })
  }

  async function send() {
    if (underWay.current || !form.current) return
    const filled = read(form.current)
    const guestsProblem = t('guestsProblem', { most: limits.guestsMax })
    const found = problemsIn(filled, { status: t('statusMissing'), guests: guestsProblem })
    setTrouble(null)
    setProblems({})
    const body = answerOf(filled)
    if (Object.keys(found).length > 0 || !body) return refuse(found)
    const typed = filled.email?.trim() ?? ''
    const meant = typed === askedAbout.current ? null : suggestEmail(typed)
    if (meant) {
      askedAbout.current = typed
      return refuse({ email: t('meant', { meant, typed }) })
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

  return { form, problems, trouble, busy, send }
}

/** The code for sending is loaded once somebody types, so that less is loaded at the first touch. */
export const loadCalls = () => import('#app/lib/api.ts')

async function submit(
  slug: string,
  answer: NonNullable<ReturnType<typeof answerOf>>,
  asNobody: boolean,
): Promise<SentAnswer> {
  const { call } = await loadCalls()
  const invite = readInviteToken()
  const body = { ...answer, inviteToken: invite && asNobody && !isPrintedCode(invite) ? null : invite }
  const { rsvp, receipt } = await call(submitRsvp, { params: { slug }, body, asNobody })
  return { ...rsvp, receipt }
}

const isApiError = (reason: unknown): reason is ApiError =>
  reason instanceof Error && reason.name === 'ApiError'

/** Reads the form; a field that is not in it was not asked for. */
function read(form: HTMLFormElement): Filled {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : null
  }
  return {
    status: statusOf(data.get('status')),
    name: textOf('name'),
    email: textOf('email'),
    guests: textOf('guests') ?? '',
    message: textOf('message') ?? '',
  }
}
