import type { EventKind } from '#contract/programme.ts'

/** Every kind, in the order in which hosts choose: a new one that is missing here does not compile. */
const all: Record<EventKind, true> = {
  SERVICE: true,
  WAKE: true,
  BURIAL: true,
  CREMATION: true,
  GATHERING: true,
  ONLINE: true,
  OTHER: true,
}

export const eventKinds = Object.keys(all) as EventKind[]
