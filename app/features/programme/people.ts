import type { DraftContact } from '#app/draft/schema.ts'
import { fullName } from '#app/lib/full-name.ts'
import type { Person } from './event-form.ts'

/** The contacts who can be chosen: those on the server, by name. */
export const peopleOf = (contacts: readonly DraftContact[]): Person[] =>
  contacts
    .flatMap(({ text, server }) =>
      server ? { uuid: server.uuid, name: fullName(server) || text.trim() } : [],
    )
    .toSorted((one, other) => one.name.localeCompare(other.name))
