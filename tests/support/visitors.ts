import type { Answered, TestApp } from './app.ts'

/** Tries a passcode on the page of a locked memorial, as its form does. */
export const tryWord = (app: TestApp, slug: string, word: string, ip = '203.0.113.7'): Promise<Answered> =>
  app.api('POST', `/view/${slug}/open`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip },
    // Sent unchanged: the content type says that it is a form.
    json: new URLSearchParams({ word }).toString(),
  })

/** The cookie that a browser would send back. */
export const cookieOf = ({ headers }: Answered): string => String(headers['set-cookie']).split(';')[0] ?? ''
