import type { Answered, TestApp } from './app.ts'

/** Tries a word at the locked page of a memorial, as its form does. */
export const tryWord = (app: TestApp, slug: string, word: string, ip = '203.0.113.7'): Promise<Answered> =>
  app.api('POST', `/view/${slug}/open`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip },
    // Sent as it is: the type says what it is.
    json: new URLSearchParams({ word }).toString(),
  })

/** What a browser sends back of the cookie it was given. */
export const cookieOf = ({ headers }: Answered): string => String(headers['set-cookie']).split(';')[0] ?? ''
