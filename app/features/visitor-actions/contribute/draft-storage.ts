import {
  blankContributionDraft,
  type ContributionDraft,
  type ContributionDraftPhoto,
  type DraftRecording,
} from './contribution-draft.ts'
import { keyOf } from './draft-summary.ts'

/** Text and the lists of files stay in browser storage until they are sent; logging out clears it. */

/** null: there is no draft. */
export function readContributionDraft(slug: string): ContributionDraft | null {
  try {
    const stored = localStorage.getItem(keyOf(slug))
    return stored ? restored(JSON.parse(stored)) : null
  } catch {
    return null
  }
}

/** Returns whether it was stored. */
export function writeContributionDraft(slug: string, added: ContributionDraft): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(added))
    return true
  } catch {
    return false
  }
}

export function removeContributionDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}

/** Reads what an earlier version of the product or somebody by hand may have stored. */
function restored(stored: unknown): ContributionDraft {
  const fields = fieldsOf(stored)
  const text = (name: keyof ContributionDraft) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    ...blankContributionDraft,
    message: text('message'),
    name: text('name'),
    email: text('email'),
    contributionId: text('contributionId') || null,
    codeToken: text('codeToken'),
    awaitsCode: fields.awaitsCode === true,
    photos: Array.isArray(fields.photos) ? fields.photos.filter(isPhoto) : [],
    recordings: Array.isArray(fields.recordings) ? fields.recordings.filter(isRecording) : [],
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isPhoto = (value: unknown): value is ContributionDraftPhoto => {
  const { id, caption, removed, media, name } = fieldsOf(value)
  const isText = [id, caption, name].every((one) => typeof one === 'string')
  return isText && typeof removed === 'boolean' && typeof media === 'object'
}

const isRecording = (value: unknown): value is DraftRecording => {
  const { id, kind, words, removed, media, name, seconds, isSilent } = fieldsOf(value)
  const isText = [id, words, name].every((one) => typeof one === 'string')
  const isLength = seconds === null || typeof seconds === 'number'
  const isKind = kind === 'VOICE' || kind === 'FILM'
  return (
    isText &&
    isLength &&
    isKind &&
    [removed, isSilent].every((one) => typeof one === 'boolean') &&
    typeof media === 'object'
  )
}
