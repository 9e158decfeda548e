import type { Answered, TestApp } from './app.ts'

/** The token of the link in the newest mail to an address that has one. */
export async function receiptTo(app: TestApp, to: string): Promise<string> {
  const mails = (await app.outbox()).filter((mail) => mail.to.includes(to))
  for (const { text } of mails) {
    const token = /\/receipt#([\w.-]+)/.exec(text)?.[1]
    if (token) return token
  }
  throw new Error(`No receipt was mailed to ${to}`)
}

/** The calls of whoever holds a receipt. */
export const holderOf = (app: TestApp, token: string) => {
  const post = (path: string, fields: object = {}): Promise<Answered> =>
    app.api('POST', `/public/receipt${path}`, { json: { token, ...fields } })
  return {
    open: () => post(''),
    renew: () => post('/renew'),
    change: (change: { message: string; contributorName?: string; removedPhotoIds?: string[] }) =>
      post('/memory', { contributorName: 'Joan Petrie', removedPhotoIds: [], ...change }),
    name: (change: { anonymous: boolean; name: string }) => post('/gift', change),
    takeBack: () => post('/take-back'),
  }
}
