import { expect, type Page } from '@playwright/test'

/** Enlarges text as the browser's setting would. Lasts until another document is opened. */
export async function enlarge(page: Page, to = '200%'): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, to)
}

/** Expects that nothing is wider than the window, and that every control can be scrolled into view and pressed. */
export async function expectReachable(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'wider than the window')
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await expect.poll(() => page.evaluate(covered), 'covered or out of the window').toEqual([])
}

/** Controls of the open dialog, or else the page, whose middle is covered wherever one scrolls to. Runs in the page. */
function covered(): string[] {
  const dialog = document.querySelector('dialog[open]')
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )
  return [...controls].filter(isOffered).flatMap((control) => {
    const target = targetOf(control)
    const isSeen = (['center', 'start', 'end', 'nearest'] as const).some((block) => {
      target.scrollIntoView({ block, behavior: 'instant' })
      return isOnTop(target)
    })
    return isSeen ? [] : [control.outerHTML.slice(0, 120)]
  })

  function isOffered(control: HTMLElement): boolean {
    const isForNobody = control.matches('a[href="#content"], [aria-hidden=true]')
    return control.checkVisibility() && !control.closest('[inert], [hidden]') && !isForNobody
  }

  /** Small controls, such as a file input, are pressed by their label. */
  function targetOf(control: HTMLElement): Element {
    const { width, height } = control.getBoundingClientRect()
    return width < 4 || height < 4 ? (control.closest('label') ?? control) : control
  }

  /** A link may run over two lines, so that the middle of its box is outside it. */
  function isOnTop(target: Element): boolean {
    return [...target.getClientRects()].some((box) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (x < 0 || x > innerWidth) return false
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (target.contains(hit) || hit.contains(target.closest('label')))
    })
  }
}
