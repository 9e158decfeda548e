import type { MemorySession, MemoryStep } from '#app/context.ts'
import type { submitContribution as submitCall } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import type {
  askSignInCode as askSignInCall,
  signInByCode as signInByCodeCall,
} from '#contract/sign-in-codes.ts'
import type { Language } from '#languages/index.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import { enterInvited } from '#server/modules/accounts/enter-invited.ts'
import { authenticate } from '#server/modules/accounts/open-session.ts'
import { askSignInCode, signInByCode } from '#server/modules/accounts/sign-in-by-code.ts'
import type { Context } from '#server/ports/context.ts'
import { identifyContributor } from './identify-contributor.ts'
import { AddedBefore, admit, findOwnBySlug, submitContribution } from './submit-contribution.ts'

export interface MemoryForm {
  memory: Body<typeof submitCall>
  /** Where a code is mailed if nothing proves who sends it. */
  asked: Body<typeof askSignInCall> | null
  /** The code that was mailed, as it was typed. */
  entered: Body<typeof signInByCodeCall> | null
  /** Files are chosen, and sent once it is known who sends them. */
  awaitsFiles: boolean
}

type Identified = Awaited<ReturnType<typeof identifyContributor>>

interface Origin extends SignInOrigin {
  language: Language | null
}

/**
 * One step of a visitor's form for a memory: mails a code to somebody who is not known, or signs them in by it, and stores
 * the memory. What they added before, and their files, come first. A refusal comes with the session that began.
 */
export async function sendMemory(
  context: Context,
  slug: string,
  visitor: Visitor,
  form: MemoryForm,
  from: Origin,
): Promise<
  Exclude<MemoryStep, { kind: 'refused' }> | { kind: 'failed'; reason: unknown; session: MemorySession }
> {
  let session: MemorySession = null
  try {
    const { inviteToken } = form.memory
    const identified = await identifyContributor(context, slug, visitor, inviteToken)
    session = identified.caller ? null : await enter(context, identified, form, from)
    const caller = identified.caller ?? (session && (await authenticate(context, session.token)))
    if (!caller) {
      if (!form.asked)
        throw new DomainError('BAD_INPUT', { field: 'contributorEmail', problem: 'enterEmail' })
      return { kind: 'codeSent', ...(await askSignInCode(context, form.asked, from.ip, from.language)) }
    }
    const own = await findOwnBySlug(context.db, slug, caller.uuid)
    if (own && !form.memory.contributionId) return { kind: 'addedBefore', session }
    if (form.awaitsFiles) return { kind: 'known', session }
    const contributor = { ...visitor, caller }
    await admit(context, contributor, from.ip, form.memory, 0)
    const { contribution } = await submitContribution(
      context,
      contributor,
      form.memory,
      [],
      own !== undefined,
    )
    return { kind: 'sent', contribution, session }
  } catch (reason) {
    if (reason instanceof AddedBefore) return { kind: 'addedBefore', session }
    return { kind: 'failed', reason, session }
  }
}

/** By the mailed code, or by a personal link; null where whom the link names has to prove it, or it names no address. */
async function enter(
  context: Context,
  { memorialUuid, contact }: Identified,
  { entered, memory: { captcha: proof } }: MemoryForm,
  from: Origin,
): Promise<MemorySession> {
  if (entered) return signInByCode(context, entered, from, from.language)
  if (!contact?.email) return null
  const invited = { email: contact.email, language: from.language }
  const person = `memory ${contact.email.toLowerCase()} ${memorialUuid}`
  await context.networkLimits.count({ person: ['actByPerson', person], network: null, proof })
  try {
    return { ...(await enterInvited(context, memorialUuid, invited, from)), user: null }
  } catch (reason) {
    if (reason instanceof DomainError && reason.code === 'ADDRESS_UNPROVEN') return null
    throw reason
  }
}
