type Redirect = (reason: unknown) => boolean

const staysHere: Redirect = () => false

let current = staysHere

/** Set by the screen for signed-in people that is open; returns a function that takes it back. */
export function setAuthRedirect(redirect: Redirect): () => void {
  current = redirect
  return () => {
    if (current === redirect) current = staysHere
  }
}

/**
 * Leaves the open screen if a call failed because the token expired or the address is not confirmed yet; returns whether
 * it did, and then there is nothing to say here.
 */
export const redirectOnAuthError: Redirect = (reason) => current(reason)
