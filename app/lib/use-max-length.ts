import { useState } from 'react'

/**
 * For texts that hold so many characters and no more: takes what fits, and remembers which of them was too long, so
 * that it is told. A text that is pasted ends in the middle of a sentence otherwise, and nobody knows.
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
