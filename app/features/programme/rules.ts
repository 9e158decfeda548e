import { isAnswered } from '#app/parts/day-events/rules.ts'
import type { Contact } from '#contract/contacts.ts'
import type { HostEvent } from '#contract/events.ts'

/** Whether anybody answered for the day or was invited to it, and may want to know of a change. */
export const hasAudience = (
  events: readonly Pick<HostEvent, 'counts'>[],
  contacts: readonly Pick<Contact, 'inviteState'>[],
): boolean =>
  events.some(({ counts }) => isAnswered(counts)) ||
  contacts.some(({ inviteState }) => inviteState === 'SENT')

/** What the details screen hands to that of the programme: the event that was changed there. */
export interface ChangedThere {
  changedUuid: string
}

export const readChangedThere = (state: unknown): string[] =>
  typeof state === 'object' &&
  state !== null &&
  'changedUuid' in state &&
  typeof state.changedUuid === 'string'
    ? [state.changedUuid]
    : []
