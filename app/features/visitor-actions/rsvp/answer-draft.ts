import { isPrintedCode, readInviteToken } from '#app/lib/invite-token.ts'
import { readInvitedToken } from '#app/lib/invited-token.ts'
import { readToken } from '#app/lib/token.ts'
import type { VisitorData } from '../visitor-data.ts'

/**
 * Answers that are being written stay on this device until they are sent: a reload, or a phone without network, loses
 * nothing. Each is stored by whose it is, and is shown to nobody else. "Not Rosa?" and signing out remove it
 * (contribute/start-anew.ts). `islands/boot.ts` looks for the same key.
 */
export const keyOf = (slug: string) => `rsvp ${slug}`

/** Values by the name of the field, as typed and chosen. */
export type AnswerDraft = Readonly<Record<string, string>>

/** Of whoever is known, and of somebody else who answers on their device. */
export interface AnswerDrafts {
  own: AnswerDraft | null
  other: AnswerDraft | null
}

/** Which of the two. */
export type DraftSlot = keyof AnswerDrafts

/**
 * Whose drafts are read and written: of an account, of a personal link, or of a device on which nobody is known.
 *
 * @param mine null: it is not known yet, or could not be loaded; what is written then goes to its owner once it is
 */
export function draftOwner(mine: VisitorData | null): string {
  if (mine?.account) return `account ${mine.account.email.toLowerCase()}`
  if (mine?.invited) return `link ${personalLink() ?? mine.invited.email}`
  return mine ? 'nobody' : beforeKnown()
}

/** By what this device will show to say who it is. */
function beforeKnown(): string {
  const proofs = [personalLink(), readToken() ?? readInvitedToken()]
  return `before ${proofs.map((one) => one?.slice(0, 16) ?? '').join('+')}`
}

function personalLink(): string | null {
  const link = readInviteToken()
  return link && !isPrintedCode(link) ? link : null
}

const inSlot = (owner: string, slot: DraftSlot) => (slot === 'other' ? `${owner} other` : owner)

/** What the form says. Hidden fields are the form's own. */
export function writtenIn(form: HTMLFormElement): AnswerDraft {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !form.querySelector(`[type=hidden][name="${name}"]`))
      fields[name] = value
  return fields
}

/** What the same visitor wrote before it was known who they are becomes the owner's, unless the owner has one. */
export function readAnswerDrafts(slug: string, owner: string): AnswerDrafts {
  const all = stored(slug)
  const before = beforeKnown()
  for (const slot of ['own', 'other'] as const) {
    const found = all[inSlot(before, slot)]
    if (!found || before === owner || all[inSlot(owner, slot)]) continue
    all[inSlot(owner, slot)] = found
    delete all[inSlot(before, slot)]
    store(slug, all)
  }
  return { own: all[owner] ?? null, other: all[inSlot(owner, 'other')] ?? null }
}

/** An empty one is removed. */
export function writeAnswerDraft(slug: string, owner: string, slot: DraftSlot, fields: AnswerDraft): void {
  const all = stored(slug)
  if (Object.keys(fields).length > 0) all[inSlot(owner, slot)] = fields
  else delete all[inSlot(owner, slot)]
  store(slug, all)
}

export const removeAnswerDraft = (slug: string, owner: string, slot: DraftSlot): void =>
  writeAnswerDraft(slug, owner, slot, {})

function store(slug: string, all: Record<string, AnswerDraft>): void {
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(keyOf(slug))
    else localStorage.setItem(keyOf(slug), JSON.stringify({ drafts: all }))
  } catch {
    // It stays in the form until the page is left.
  }
}

/** By owner and slot; what is no draft is left out. */
function stored(slug: string): Record<string, AnswerDraft> {
  try {
    const { drafts } = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}')
    const all = Object.entries(drafts ?? {}).map(([owner, fields]) => [owner, textsIn(fields)] as const)
    return Object.fromEntries(all.filter(([, fields]) => Object.keys(fields).length > 0))
  } catch {
    return {}
  }
}

const textsIn = (fields: unknown): AnswerDraft =>
  typeof fields === 'object'
    ? Object.fromEntries(
        Object.entries(fields ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
        ),
      )
    : {}
