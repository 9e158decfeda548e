import { nameInvitedKey } from '#app/lib/invited-token.ts'
import { TOKEN_KEY } from '#app/lib/token.ts'
import { USER_KEY } from '#app/lib/visitor-session.ts'
import type { AwaitedCode, Contributor, MemorySession, MemoryStep } from '../../../context.ts'
import { nameFilesKey } from './keep-chosen.ts'
import {
  type MemoryCardProps,
  type MemoryValues,
  nameCodeKey,
  unknownContributor,
} from './read-memory-card.ts'

interface Posted {
  slug: string
  values: MemoryValues
  /** The code that was asked for before. */
  codeToken: string
  hasFiles: boolean
  /** Some could not be sent. */
  isPart: boolean
  /** What is known of the visitor after it. */
  contributor: Contributor
}

/** What the card shows after a step of its form; its other properties stay. */
export function showStep(step: MemoryStep, posted: Posted): Partial<MemoryCardProps> {
  const { slug, values, contributor, hasFiles, isPart } = posted
  if (step.kind === 'codeSent') {
    const card = askForCode(values, step.codeToken, hasFiles)
    return { ...card, stores: { [nameCodeKey(slug)]: writeAwaited(card.contributor.awaited) } }
  }
  const { session } = step
  const form = contributor.own ? ('change' as const) : ('write' as const)
  const stores = session ? storesOf(slug, session, contributor) : {}
  const ofOwn = { ...values, contributionId: contributor.own?.id ?? '' }
  const card = { state: form, contributor, values: ofOwn, stores, isOther: contributor.known === null }
  if (step.kind === 'refused') return { ...card, ...showRefusal(step, posted) }
  if (step.kind === 'known') return { ...card, sendsFiles: true }
  if (step.kind === 'addedBefore') {
    const words = [contributor.own?.message ?? '', values.contributorMessage.trim()].filter(Boolean)
    return { ...card, values: { ...ofOwn, contributorMessage: words.join('\n\n') }, notice: 'joined' }
  }
  const own = step.contribution
  if (isPart)
    return {
      ...card,
      contributor: { ...contributor, own },
      values: { ...values, contributionId: own.id },
      state: 'change',
      notice: 'partly',
    }
  return {
    ...card,
    state: 'sent',
    sent: own,
    stores: { ...stores, [nameFilesKey(slug)]: null, [nameFilesKey(slug, 'memory-change')]: null },
  }
}

/** Why it was not sent. A wrong code leaves the card at the code. */
function showRefusal(
  { code, field, message, session }: Extract<MemoryStep, { kind: 'refused' }>,
  { values, codeToken, hasFiles, contributor }: Posted,
): Partial<MemoryCardProps> {
  if (code === 'CONTRIBUTION_NOT_FOUND')
    return {
      notice: 'removedByFamily',
      contributor: { ...contributor, own: null },
      values: { ...values, contributionId: '' },
      state: 'write',
    }
  const isOfField = field !== null && (field in values || field === 'code')
  return {
    ...(codeToken && !session && askForCode(values, codeToken, hasFiles)),
    problems: isOfField ? { [field]: message } : {},
    trouble: isOfField ? null : message,
    needsProof: code === 'CAPTCHA_NEEDED',
  }
}

/** Asks for the code that was mailed. */
export function askForCode(
  values: MemoryValues,
  codeToken: string,
  hasFiles: boolean,
): Pick<MemoryCardProps, 'state' | 'contributor' | 'values' | 'isOther'> {
  const awaited = { codeToken, email: values.contributorEmail.trim(), hasFiles }
  return { state: 'code', contributor: { ...unknownContributor, awaited }, values, isOther: true }
}

const writeAwaited = (awaited: AwaitedCode | null): string | null =>
  awaited &&
  String(
    new URLSearchParams({
      codeToken: awaited.codeToken,
      email: awaited.email,
      ...(awaited.hasFiles && { files: '' }),
    }),
  )

/** What the device keeps of a session: who is signed in, or who came by a personal link, which it goes with. */
function storesOf(slug: string, { token, user }: NonNullable<MemorySession>, { link }: Contributor) {
  const isKept = user
    ? { [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(user) }
    : { [nameInvitedKey(slug)]: [token, link].join(' ').trim() }
  return { ...isKept, [nameCodeKey(slug)]: null }
}
