import type { ReactNode } from 'react'
import type { HostEvent } from '#contract/events.ts'
import type { DraftEvent } from './draft-event.ts'
import type { Field, Problems } from './problems.ts'

/** A contact of the memorial. */
export interface Person {
  uuid: string
  /** Their name; without one, their address or number. */
  name: string
}

export interface EventFieldsProps {
  event: DraftEvent
  /** The memorial's own date, to which everyone is invited. */
  isFirst: boolean
  /** There is no other one: it looks like the question for a date. */
  isAlone: boolean
  problems: Problems
  /** As the server has it; undefined for a new one. */
  known: HostEvent | undefined
  contacts: readonly Person[]
  /** Where the part before it is; '' where that is not known. */
  placeBefore?: string
  onChange: (change: Partial<DraftEvent>) => void
  /** What else can be added, below what this event may need. */
  further?: ReactNode
}

export interface PartProps extends EventFieldsProps {
  error: (field: Field) => string | null
}

/** What one field of an event is given. */
export interface FieldProps {
  event: DraftEvent
  error: string | null
  onChange: EventFieldsProps['onChange']
}
