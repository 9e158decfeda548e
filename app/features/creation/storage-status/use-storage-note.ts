import { type RefObject, useEffect, useRef, useState } from 'react'
import { storedText } from '#app/draft/storage.ts'

const told = storedText(() => window.localStorage, 'keeping-told')

interface Note {
  isOpen: boolean
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>
  /** The element around it. */
  place: RefObject<HTMLDivElement | null>
  toggle(): void
  /** Closes it and returns the focus to the button. */
  close(): void
}

/**
 * The note about how long a draft is stored.
 *
 * @param isDue whether it has to be read in full: it opens by itself, once per device, and does not take the focus
 */
export function useStorageNote(isDue: boolean): Note {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isDue || !isNew()) return
    told.write('1')
    setOpen(true)
  }, [isDue])

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Focus that is elsewhere on the page stays there.
      if (place.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  return {
    isOpen,
    button,
    place,
    toggle: () => setOpen(!isOpen),
    close() {
      setOpen(false)
      button.current?.focus()
    },
  }
}

/** If storage cannot be read, the note would open at every step. */
function isNew(): boolean {
  const found = told.read()
  return 'text' in found && found.text === null
}
