import type { Body } from '#contract/endpoint.ts'
import type { createMemorial, editMemorial } from '#contract/memorials.ts'

export type NewMemorial = Body<typeof createMemorial>
export type MemorialEdit = Body<typeof editMemorial>

export interface StoryRow {
  uuid: string
  text: string
  position: number
}

/**
 * The stories a memorial has after a save: texts trimmed, blank ones dropped (spec 1 §5), in the order given.
 * One that names a story of this memorial replaces it; any other is new, whatever id it came with.
 */
export function plannedStories(
  inputs: readonly { uuid?: string | null | undefined; text: string }[],
  existing: readonly string[],
  newUuid: () => string,
): StoryRow[] {
  const free = new Set(existing)
  return inputs
    .map(({ uuid, text }) => ({ uuid: uuid?.toLowerCase(), text: text.trim() }))
    .filter(({ text }) => text !== '')
    .map(({ uuid, text }, position) => {
      const known = uuid !== undefined && free.delete(uuid)
      return { uuid: known ? uuid : newUuid(), text, position }
    })
}

/** The plain columns that a payload carries: absent ones are left out, so that they stay as they are. */
export function carriedFields(payload: MemorialEdit | NewMemorial) {
  const { nameOfPerson, memorialDate, address, details, hostMessage } = payload
  return {
    ...(nameOfPerson !== undefined && { nameOfPerson }),
    ...(memorialDate !== undefined && { memorialDate }),
    ...(address !== undefined && { address }),
    ...(details !== undefined && { details }),
    ...(hostMessage !== undefined && { hostMessage }),
  }
}

/** Each once, where it stands first. */
export function distinct(uuids: readonly string[]): string[] {
  return [...new Set(uuids.map((uuid) => uuid.toLowerCase()))]
}

/** Whether anyone but its hosts may read a memorial (product-decisions "Memorial"). */
export function publicState(memorial: {
  paymentCompletedAt: Date | null
  visibility: string
}): 'open' | 'missing' | 'private' {
  if (!memorial.paymentCompletedAt) return 'missing'
  // The word for PASSCODE cannot be asked for yet, so both are closed.
  return memorial.visibility === 'LINK' ? 'open' : 'private'
}
