import { expect, type Locator, type Page } from '@playwright/test'

// What a screen reader makes of a page, heard with a critical ear.

/** What means nothing without a name. */
const NAMED =
  /^(button|link|textbox|spinbutton|combobox|checkbox|radio|progressbar|img|dialog|alertdialog|navigation|region)$/

/** A name that says what is said anyway: 'Remove button, button', 'picture of a swing, image'. */
const TWICE = {
  button: /\bbutton$/i,
  img: /^(image|picture|photo) of an? /i,
  dialog: /\bdialog$/i,
}

/** The line of one thing: its role, its name in quotes, and what state it is in. */
const LINE = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/

/** Controls without a name, names that repeat themselves, and pictures whose words stand beside them as well. */
export async function screenReaderFaults(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  return lines.flatMap((line, at) => {
    const [, role = '', name = ''] = LINE.exec(line) ?? []
    if (NAMED.test(role) && name.trim() === '') return [`nameless: ${line.trim()}`]
    const twice = role in TWICE && TWICE[role as keyof typeof TWICE].test(name)
    if (twice) return [`says its role: ${line.trim()}`]
    const beside = lines[at + 1]?.trim()
    if (role === 'img' && beside === `- text: ${name}`) return [`read out twice: ${line.trim()}`]
    return []
  })
}

/**
 * A screen says what it is: one main part, one first heading, a title of its own, nothing without a name; and who was
 * brought here hears its heading first.
 *
 * @param heading what the first heading says, word for word
 */
export async function expectAnnounced(page: Page, heading: string, { focused = true } = {}): Promise<void> {
  const first = page.getByRole('heading', { level: 1 })
  await expect(first).toHaveText(heading)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/ · Afterglow$/)
  if (focused) await expect(first).toBeFocused()
  expect(await screenReaderFaults(page)).toEqual([])
}

/** The keyboard stays in an open dialog: Tab comes around to where it began. */
export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab')
    // Between its last control and its first the browser has the focus itself.
    expect(await dialog.evaluate(holdsFocus), `after ${tabs + 1} presses of Tab`).toBe(true)
  }
}

/** Runs in the page. */
const holdsFocus = (dialog: Element) =>
  document.activeElement === document.body || dialog.contains(document.activeElement)
