import { useRef, useState } from 'react'
import { suggestEmail } from '#app/lib/email-suggestion.ts'

/** An address that looks mistyped, and the one that seems to have been meant. */
export interface EmailSuggestion {
  typed: string
  address: string
}

/** The address that seems to have been meant, unless it was asked about this one before; null when it may be right. */
export function doubtOf(typed: string, askedAbout: string): EmailSuggestion | null {
  const address = typed.trim() === askedAbout ? null : suggestEmail(typed)
  return address === null ? null : { typed: typed.trim(), address }
}

/** Asks once about an address that looks mistyped; sending it again means that it is right. */
export function useEmailSuggestion() {
  const askedAbout = useRef('')
  const [meant, setMeant] = useState<EmailSuggestion | null>(null)

  /** Whether it is asked first. */
  function asks(typed: string): boolean {
    const doubt = doubtOf(typed, askedAbout.current)
    setMeant(doubt)
    if (doubt) askedAbout.current = doubt.typed
    return doubt !== null
  }

  return { meant, asks, forget: () => setMeant(null) }
}
