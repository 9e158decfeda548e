import { draftStore } from '../draft/hooks.ts'

/** What the profile says after somebody deleted or left a memorial. */
export type Goodbye = { kind: 'deleted'; name: string; removedAt: string } | { kind: 'left'; name: string }

/** The state of the history entry that carries the notice. */
export const goodbyeState = (farewell: Goodbye) => ({ farewell })

/** null for any other state of a history entry. */
export function readGoodbye(state: unknown): Goodbye | null {
  const farewell = fieldsOf(fieldsOf(state).farewell)
  const { kind, name, removedAt } = farewell
  if (typeof name !== 'string') return null
  if (kind === 'left') return { kind, name }
  return kind === 'deleted' && typeof removedAt === 'string' ? { kind, name, removedAt } : null
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Removes the drafts of a memorial from this device. Their files are removed later, as orphans. */
export function removeDraftsOf(memorialUuid: string): void {
  for (const { draftId, ...draft } of Object.values(draftStore.state.getState().drafts))
    if (draft.memorialUuid === memorialUuid) draftStore.remove(draftId)
}
