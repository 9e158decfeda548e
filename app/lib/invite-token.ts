/**
 * The personal link of an invitation (`/view/…?i=…`), remembered while the tab is open: it outlives a reload without
 * it, and the way to the login and back. It is part of the script that every visitor loads, so it stays small.
 */
const keyOf = (slug: string) => `invite:${slug}`

/** As it stands in the address of a public page; '' elsewhere. */
export const slugHere = () => /^\/view\/([^/]+)/.exec(location.pathname)?.[1] ?? ''

/** Keeps what the address carries. To be called when the page opens. */
export function rememberInviteToken(): void {
  const token = new URLSearchParams(location.search).get('i')
  if (!token) return
  try {
    sessionStorage.setItem(keyOf(slugHere()), token)
  } catch {
    // It stands in the address.
  }
}

/** Whether it is that of a QR code which the family printed: it says nothing of who came by it. */
export const isPrintedCode = (token: string): boolean => token.startsWith('p.')

/** The token of the personal link this visitor came by, to this memorial. */
export function readInviteToken(): string | null {
  const token = new URLSearchParams(location.search).get('i')
  if (token) return token
  try {
    return sessionStorage.getItem(keyOf(slugHere()))
  } catch {
    return null
  }
}
