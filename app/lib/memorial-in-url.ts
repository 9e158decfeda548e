import { readUuid } from './uuid.ts'

/**
 * The memorial that `?memorial=` of an address names, as links in mails do; without it, the one of the draft. null for
 * an address that was cut short: the server would refuse it in words that are for programs.
 */
export function memorialInUrl(search: URLSearchParams, inDraft: string | null): string | null {
  const named = search.get('memorial')
  return named === null ? inDraft : readUuid(named)
}
