import { readUuid } from './uuid.ts'

/**
 * The memorial that `?memorial=` in an address names, as links in mails do; without the parameter, the one of the
 * draft. null for an incomplete identifier, which the server would refuse with a technical message.
 */
export function memorialInUrl(search: URLSearchParams, inDraft: string | null): string | null {
  const named = search.get('memorial')
  return named === null ? inDraft : readUuid(named)
}

/**
 * The address of a screen about one memorial, to return to after login.
 *
 * @param hash names the field or part that was asked for, with its `#`; empty for the whole screen
 */
export const addressOfMemorial = (path: string, memorialUuid: string, hash: string): string =>
  `${path}?memorial=${memorialUuid}${hash}`
