import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { follow, sendForm, wordsOf } from './forms.ts'

/** The note once a year, as visitors ask for it by the forms of their pages. */

interface Place {
  memorial: { shareSlug?: unknown }
}

export const ask = (app: TestApp, { memorial }: Place, email: string) =>
  sendForm(app, `/view/${memorial.shareSlug}/yearly`, { email })

/** Asks by address, and returns the link of the mail. */
export async function confirmLink(app: TestApp, place: Place, email: string): Promise<string> {
  expect((await ask(app, place, email)).status).toBe(303)
  const mail = (await app.outbox()).find(
    (one) => one.to.includes(email) && one.text.includes('/yearly-note/confirm/'),
  )
  const path = mail && /\/yearly-note\/confirm\/key[0-9a-f]+/.exec(mail.text)?.[0]
  if (!path) throw new Error(`Nothing was mailed to ${email}`)
  return path
}

/** Presses the button of the page that such a link leads to. */
export const press = async (app: TestApp, path: string) =>
  wordsOf(await follow(app, await sendForm(app, path, {})))

/** Asks for the note, and confirms it. */
export async function askAndConfirm(app: TestApp, place: Place, email: string): Promise<string> {
  const path = await confirmLink(app, place, email)
  expect(await press(app, path)).toContain('Thank you. We write to you once a year.')
  return path
}
