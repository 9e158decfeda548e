/** How long a browser is remembered, that a word was given, and the language that was chosen. */
export const COOKIE_DAYS = 365

/** Makes a `Set-Cookie` header, which no script reads and no other site sends. */
export const makeCookie = (name: string, value: string, secure: boolean): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${COOKIE_DAYS * 24 * 60 * 60}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
