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
  /** Something that went wrong and belongs to no field. */
  trouble: { title: string; reason: string | null } | null
  busy: boolean
  send(): Promise<void>
}

const fields: readonly string[] = ['status', 'name', 'email', 'guests', 'message'] satisfies Field[]

/**
 * Sends what stands in the form, once however often it is pressed. What went wrong stands beside what it is about.
 *
 * @param before.sent the answer of this device before, which the next one corrects, whatever name and address it has
 * @param before.asNobody somebody else than whoever is known here
 */
export function useRsvp(
  shareSlug: string,
  { sent, asNobody }: { sent: SentAnswer | null; asNobody: boolean },
  onSent: (answer: SentAnswer) => void,
): RsvpSubmission {
  const t = useTranslations('visitRsvp')
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  // An address that looks mistyped is asked about once.
  const askedAbout = useRef('')
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState<RsvpSubmission['trouble']>(null)

  function refuse(found: Problems) {
    setProblems(found)
    const first = fields.find((field) => field in found)
    // The radios are three; the one that the keyboard enters by is the first.
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  function fail(reason: unknown) {
    // Not even the code that sends could be had.
    if (!isApiError(reason)) return setTrouble({ title: t('failed'), reason: t('kept') })
    // A browser that can make no proof of work sends the form as it is, which a host looks at.
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

/** What sends is loaded once somebody writes, so that the first touch of the page is light. */
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

/** A field that is not there was not asked for. */
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
