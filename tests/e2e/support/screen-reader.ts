import { expect, type Locator, type Page } from '@playwright/test'

// What a screen reader would say on a page, checked for faults.

/** Roles that mean nothing without a name. */
const NAMED =
  /^(button|link|textbox|spinbutton|combobox|checkbox|radio|progressbar|img|dialog|alertdialog|navigation|region)$/

/** Names that repeat the role: 'Remove button, button', 'picture of a swing, image'. */
const TWICE = {
  button: /\bbutton$/i,
  img: /^(image|picture|photo) of an? /i,
  dialog: /\bdialog$/i,
}

/** A line of an ARIA snapshot: the role, the name in quotes, and the state. */
const LINE = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/

/** Finds controls without a name, names that repeat the role, and pictures whose text is beside them as well. */
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
 * Expects one main part, one first heading, a title, and no faults; and, unless told otherwise, the focus on the
 * heading.
 *
 * @param heading the exact text of the first heading
 */
export async function expectAnnounced(page: Page, heading: string, { focused = true } = {}): Promise<void> {
  const first = page.getByRole('heading', { level: 1 })
  await expect(first).toHaveText(heading)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/ · Afterglow$/)
  if (focused) await expect(first).toBeFocused()
  expect(await screenReaderFaults(page)).toEqual([])
}

/** Expects that Tab stays within an open dialog. */
export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab')
    // After the last control, the focus may be in the browser's own controls before it returns to the first.
    expect(await dialog.evaluate(holdsFocus), `after ${tabs + 1} presses of Tab`).toBe(true)
  }
}

/** Runs in the page. */
const holdsFocus = (dialog: Element) =>
  document.activeElement === document.body || dialog.contains(document.activeElement)
