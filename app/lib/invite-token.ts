/**
 * The token of an invitation's personal link (`/view/…?i=…`), remembered while the tab is open: it survives a reload
 * without it, and the way to the login and back. It is part of the script that every visitor loads, so it stays small.
 */
const keyOf = (slug: string) => `invite:${slug}`

/** The slug in the address of a public page; '' elsewhere. */
export const slugHere = () => /^\/view\/([^/]+)/.exec(location.pathname)?.[1] ?? ''

/**
 * Stores the token in the address, and takes it out of there: what is copied, shared or printed opens nothing. To be called
 * when the page opens.
 */
export function rememberInviteToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('i')
  if (!token) return
  try {
    sessionStorage.setItem(keyOf(slugHere()), token)
    address.searchParams.delete('i')
    history.replaceState(history.state, '', address)
  } catch {
    // The token is still in the address.
  }
}

/** Whether the token is the code of a printed QR code (`Memorial.printedCode`), which does not identify a person. */
export const isPrintedCode = (token: string): boolean => token.startsWith('p.')

/** The token of the personal link by which this visitor opened this memorial. */
export function readInviteToken(): string | null {
  const token = new URLSearchParams(location.search).get('i')
  if (token) return token
  try {
    return sessionStorage.getItem(keyOf(slugHere()))
  } catch {
    return null
  }
}
