import { readInviteToken } from '#app/lib/invite-token.ts'

/**
 * An answer that is being written stays on this device until it is sent: a reload, or a phone without network, loses
 * nothing. "Not Rosa?" and signing out remove it (contribute/start-anew.ts). `islands/boot.ts` looks for the same key.
 */
export const keyOf = (slug: string) => `rsvp ${slug}`

/** Values by the name of the field, as typed and chosen. */
export type AnswerDraft = Readonly<Record<string, string>>

/** What the form says. Hidden fields are the form's own. */
export function writtenIn(form: HTMLFormElement): AnswerDraft {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !form.querySelector(`[type=hidden][name="${name}"]`))
      fields[name] = value
  return fields
}

export function writeAnswerDraft(slug: string, form: HTMLFormElement): void {
  const fields = writtenIn(form)
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(keyOf(slug))
    else localStorage.setItem(keyOf(slug), JSON.stringify({ link: readInviteToken(), fields }))
  } catch {
    // It stays in the form until the page is left.
  }
}

/** null: nothing is kept, or it was written by the personal link of somebody else. */
export function readAnswerDraft(slug: string): AnswerDraft | null {
  try {
    const { link, fields } = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}')
    if (link !== readInviteToken() || typeof fields !== 'object' || fields === null) return null
    const texts = Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return texts.length > 0 ? Object.fromEntries(texts) : null
  } catch {
    return null
  }
}

export function removeAnswerDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}
