import { createContext, type ReactNode } from 'react'
import type { DraftEvent } from './rules-event.ts'

/** A contact of the memorial. */
export interface Person {
  uuid: string
  /** Their name; without one, their address or number. */
  name: string
}

interface Contacts {
  /** The memorial to whose contacts somebody can be added; null where that cannot be. */
  memorialUuid: string | null
  contacts: readonly Person[]
}

/** Who can be invited to an event. */
export const ContactsContext = createContext<Contacts>({ memorialUuid: null, contacts: [] })

/** What a part of the form is given. */
export interface PartProps {
  event: DraftEvent
  /** What is wrong with a field, in words. */
  error: (field: string) => string | null
  onChange: (change: Partial<DraftEvent>) => void
}

export interface MoreProps extends PartProps {
  /** The memorial's own date, to which everyone is invited. */
  isFirst: boolean
  /** There is no other one: it looks like the question for a date. */
  isAlone: boolean
  /** What else can be added, below what this event may need. */
  further?: ReactNode
}
