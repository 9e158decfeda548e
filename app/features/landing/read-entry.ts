import { stepLeftAt, steps } from '#app/draft/steps.ts'

/** What the landing page needs from the stored entry. */
export interface EntrySummary {
  /** The memorial in use last, if it is saved on the server; else null. */
  memorialUuid: string | null
  /**
   * Memorials begun on this device that are not saved on the server, latest first, each with the step where it was
   * left.
   */
  unfinished: Unfinished[]
}

export interface Unfinished {
  draftId: string
  name: string
  path: string
}

const WHO = 1
const SAVE = 6

/**
 * Reads a few fields of the entry that `draft/schema.ts` describes. The schema itself, with zod, would be larger than
 * this page. Anything unexpected counts as missing.
 *
 * @param text the entry in browser storage, or null
 */
export function readEntrySummary(text: string | null): EntrySummary {
  const entry = parsed(text)
  const user = at(at(entry, 'user'), 'uuid')
  const drafts = Object.entries(at(entry, 'drafts') ?? {}).filter(([, draft]) => {
    const owner = at(draft, 'ownerUuid')
    return owner === null || owner === user
  })
  const current = drafts.find(([draftId]) => draftId === at(entry, 'current'))?.[1]
  const uuid = at(current, 'memorialUuid')
  const unfinished = drafts
    .filter(([, draft]) => isUnsaved(draft))
    .sort(([, one], [, other]) => age(other) - age(one))
  return {
    memorialUuid: typeof uuid === 'string' ? uuid : null,
    unfinished: unfinished.map(([draftId, draft]) => shown(draftId, draft)),
  }
}

/** Only a draft with a name is offered, because the button shows the name. */
function isUnsaved(draft: unknown): boolean {
  return nameOf(draft) !== '' && (at(draft, 'memorialUuid') === null || at(draft, 'pendingPersist') === true)
}

function shown(draftId: string, draft: unknown): Unfinished {
  const left = stepLeftAt(Number(at(draft, 'currentStep')), Number(at(draft, 'furthestStep')))
  const step = Math.min(Math.max(left, WHO), SAVE)
  return { draftId, name: nameOf(draft), path: steps[step]?.path ?? '/who' }
}

function nameOf(draft: unknown): string {
  const name = at(draft, 'personName')
  return typeof name === 'string' ? name.trim() : ''
}

const age = (draft: unknown): number => Number(at(draft, 'updatedAt'))

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The value of a key, or null: a missing field and an empty one are treated alike. */
function at(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).find(([name]) => name === key)?.[1] ?? null
}
