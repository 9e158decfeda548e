import { useState } from 'react'

/**
 * For texts with a maximum length: truncates what is typed or pasted, and remembers which text was too long, so that
 * the screen can say so. Otherwise a pasted text would end in the middle of a sentence without anyone noticing.
 */
export function useMaxLength(max: number): {
  truncate: (id: string, text: string) => string
  wasTruncated: (id: string) => boolean
} {
  const [cut, setCut] = useState<string | null>(null)
  return {
    truncate(id, text) {
      if (text.length > max) setCut(id)
      else if (cut === id) setCut(null)
      return text.slice(0, max)
    },
    wasTruncated: (id) => cut === id,
  }
}
