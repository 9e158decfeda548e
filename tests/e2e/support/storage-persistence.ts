import type { Page } from '@playwright/test'

/** Imitates browsers that differ in how long they keep stored data. To be called before the page is opened. */

/** Safari, or any browser on an iPhone: has WebKit's own features, and refuses persistence. */
export const evictsStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'GestureEvent', { value: class GestureEvent {} })
    navigator.storage.persisted = async () => false
    navigator.storage.persist = async () => false
  })

/** A browser that grants persistence when asked; `persistenceRequests` counts how often it was asked. */
export const grantsPersistence = (page: Page) =>
  page.addInitScript(() => {
    const key = 'asked-to-persist'
    navigator.storage.persisted = async () => localStorage.getItem(key) !== null
    navigator.storage.persist = async () => {
      localStorage.setItem(key, String(Number(localStorage.getItem(key)) + 1))
      return true
    }
  })

export const persistenceRequests = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('asked-to-persist')))

/** A private window of Safari or Firefox. */
export const inPrivateWindow = (page: Page) =>
  page.addInitScript(() => {
    navigator.storage.getDirectory = () =>
      Promise.reject(new DOMException('Security error when calling GetDirectory', 'SecurityError'))
  })

/** The seventh day, counting today as the first, as the product writes it. */
export function seventhDay(): string {
  const now = new Date()
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 6)
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(day)
}
