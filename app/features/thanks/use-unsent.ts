import { useCallback, useEffect, useRef, useState } from 'react'
import { anObject, aRecord, aString, or, orNull } from '#app/lib/read-stored.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'

/** What is being written down. */
export interface TypedLine {
  /** So that a repeated call adds nothing twice. */
  id: string
  name: string
  words: string
  email: string
}

/** What is typed and not sent yet, on this device until it is: no reload, no lost connection loses it. */
export interface Unsent {
  /** By line. */
  notes: Record<string, string>
  typed: TypedLine | null
}

const nothing: Unsent = { notes: {}, typed: null }
const readTyped = anObject<TypedLine>({ id: aString, name: aString, words: aString, email: aString })
const stored = keptByPerson(
  'thanks',
  anObject<Unsent>({
    notes: or(
      (notes) =>
        Object.fromEntries(Object.entries(aRecord(notes)).map(([uuid, words]) => [uuid, aString(words)])),
      {},
    ),
    typed: or(orNull(readTyped), null),
  }),
)

/** What this person left here, and a change of it, which is written at once. */
export function useUnsent(memorialUuid: string | null, userUuid: string | null) {
  const [unsent, setUnsent] = useState(nothing)
  const latest = useRef(unsent)
  useEffect(() => {
    if (memorialUuid === null) return
    latest.current = stored.read(memorialUuid, userUuid) ?? nothing
    setUnsent(latest.current)
  }, [memorialUuid, userUuid])
  const change = useCallback(
    (changed: (now: Unsent) => Unsent) => {
      latest.current = changed(latest.current)
      setUnsent(latest.current)
      if (memorialUuid === null) return
      const { notes, typed } = latest.current
      if (typed === null && Object.keys(notes).length === 0) stored.drop(memorialUuid)
      else stored.write(memorialUuid, userUuid, latest.current)
    },
    [memorialUuid, userUuid],
  )
  return {
    unsent,
    setTyped: (typed: TypedLine | null) => change((now) => ({ ...now, typed })),
    /** Null once it is sent. */
    setNote: (lineUuid: string, words: string | null) =>
      change(({ notes: { [lineUuid]: _, ...others }, ...now }) => ({
        ...now,
        notes: words === null ? others : { ...others, [lineUuid]: words },
      })),
  }
}

export type UnsentWords = ReturnType<typeof useUnsent>
