import { storedAnswer } from './rsvp/stored-answer.ts'
import type { VisitorData } from './visitor-data.ts'

/**
 * Name and address of the visitor, to fill in a form that they can change: as an account or a personal link tells, else
 * as they answered on this device. Empty where nothing is known.
 */
export function knownVisitor(slug: string, mine: VisitorData | null): { name: string; email: string } {
  const account = mine?.account ?? null
  const invited = mine?.invited ?? null
  const answered = account || invited ? null : storedAnswer(slug)
  return {
    name: account?.name || invited?.name || answered?.name || '',
    email: (account ?? invited ?? answered)?.email ?? '',
  }
}
