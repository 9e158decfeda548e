import type { Page } from '@playwright/test'

/**
 * Removes from a page what Safari 15.6 lacks, the newest on an iPhone 7 (iOS 15.8). Newer syntax and styles still work:
 * the product detects features by script.
 */
export async function becomeSafari15(page: Page): Promise<void> {
  await page.addInitScript(forgetWhatIsNewer)
}

/** Runs in the page, before any other script. */
function forgetWhatIsNewer() {
  const forget = (place: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(place, name)
  }
  forget(Array.prototype, 'with', 'toSorted', 'toSpliced', 'toReversed')
  forget(Array, 'fromAsync')
  forget(Object, 'groupBy')
  forget(Map, 'groupBy')
  forget(Promise, 'withResolvers', 'try')
  forget(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf')
  forget(String.prototype, 'isWellFormed', 'toWellFormed')
  forget(Symbol, 'dispose', 'asyncDispose')
  forget(URL, 'canParse', 'parse')
  forget(AbortSignal, 'timeout', 'any')
  forget(globalThis, 'Iterator', 'OffscreenCanvas', 'CompressionStream', 'DecompressionStream')
  forget(globalThis, 'requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler')
  forget(Navigator.prototype, 'permissions', 'wakeLock', 'userActivation')
  forget(Document.prototype, 'adoptedStyleSheets', 'startViewTransition')
  forget(Document.prototype, 'fullscreenElement', 'fullscreenEnabled', 'exitFullscreen')
  // Safari 15.6 lacks `checkVisibility` as well, but Playwright needs it.
  forget(Element.prototype, 'requestFullscreen')
  forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert')
  forget(HTMLFormElement.prototype, 'requestSubmit')

  const { prototype } = CSSStyleSheet
  function NoConstructor() {
    throw new TypeError('Illegal constructor')
  }
  NoConstructor.prototype = prototype
  Object.assign(globalThis, { CSSStyleSheet: NoConstructor })
}
