/**
 * What this device remembers of the answer that was sent from it for somebody who is not signed in: its receipt, which
 * proves that, and who answered. The card says what is stored (rsvp/RsvpCard.tsx), and `app/forms/enhance.ts` stores it.
 * `islands/boot.ts` looks for the same key.
 */
export const nameAnswerKey = (slug: string) => `answer:${slug}`

/** Who answered on this device; null if nobody did. */
export function readStoredAnswerer(slug: string): { name: string; email: string } | null {
  try {
    const { name, email } = JSON.parse(localStorage.getItem(nameAnswerKey(slug)) ?? '{}')
    return typeof name === 'string' ? { name, email: typeof email === 'string' ? email : '' } : null
  } catch {
    return null
  }
}
