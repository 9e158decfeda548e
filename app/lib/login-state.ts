/** The state of a link to the login that fills in an address; it is not in the link itself, where others would see it. */
export const loginState = (email: string) => ({ email })

/** The address that a link to the login brought along; empty without one. */
export function emailInState(state: unknown): string {
  const email: unknown = state instanceof Object ? Reflect.get(state, 'email') : null
  return typeof email === 'string' ? email : ''
}
