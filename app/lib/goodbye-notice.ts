import { draftStore } from '../draft/hooks.ts'

/** What the profile says to somebody who comes from a memorial that is theirs no more. */
export type Goodbye = { kind: 'deleted'; name: string; removedAt: string } | { kind: 'left'; name: string }

/** The state of the history entry that it travels in. */
export const goodbyeState = (farewell: Goodbye) => ({ farewell })

/** null for whatever else a history entry holds. */
export function readGoodbye(state: unknown): Goodbye | null {
  const farewell = fieldsOf(fieldsOf(state).farewell)
  const { kind, name, removedAt } = farewell
  if (typeof name !== 'string') return null
  if (kind === 'left') return { kind, name }
  return kind === 'deleted' && typeof removedAt === 'string' ? { kind, name, removedAt } : null
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Takes what this device keeps of a memorial away. Its files are removed later, as nobody's. */
export function removeDraftsOf(memorialUuid: string): void {
  for (const { draftId, ...draft } of Object.values(draftStore.state.getState().drafts))
    if (draft.memorialUuid === memorialUuid) draftStore.remove(draftId)
}
