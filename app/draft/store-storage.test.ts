import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserDouble, shownIn, storageDouble } from './browser-testing.ts'
import * as edits from './edits.ts'
import { isUnsaved } from './rules.ts'
import { ENTRY_KEY } from './store.ts'

const typing = { typing: true }

let browser = browserDouble()
beforeEach(() => {
  vi.useFakeTimers()
  browser = browserDouble()
})

describe('when storage fails', () => {
  it.each(['refused', 'full'] as const)('(%s) the draft stays in memory and is stored later', (reason) => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    browser.local.trouble.now = reason
    tab.update(edits.setText('address', 'Chapel'))
    tab.update(edits.setText('details', 'At noon'), typing)
    expect(tab.state.getState()).toMatchObject({ isStored: false })
    expect(shownIn(tab)).toMatchObject({ address: 'Chapel', details: 'At noon' })

    browser.local.trouble.now = null
    vi.advanceTimersByTime(6000)
    expect(tab.state.getState()).toMatchObject({ isStored: true })
    expect(browser.storedEntry()?.drafts[shownIn(tab).draftId]).toMatchObject({
      address: 'Chapel',
      details: 'At noon',
    })
  })

  it('from the start, the draft is in memory', () => {
    browser.local.trouble.now = 'refused'
    const tab = browser.openTab()
    expect(tab.state.getState()).toMatchObject({ hydrated: true, isStored: false })
    tab.update(edits.setText('personName', 'Ana'))
    expect(shownIn(tab).personName).toBe('Ana')
  })

  it('what the browser evicted is written again', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    browser.local.items.clear()
    tab.update(edits.setText('address', 'Chapel'))
    expect(browser.storedEntry()?.drafts[shownIn(tab).draftId]).toMatchObject({
      personName: 'Ana',
      address: 'Chapel',
    })
  })

  it('an entry that cannot be read is replaced', () => {
    browser.local.items.set(ENTRY_KEY, '{"drafts":')
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    expect(isUnsaved(shownIn(browser.openTab(tab.session)))).toBe(true)
  })
})

describe('after the browser was killed', () => {
  /** Opens a tab with storage as it was on the disk some time before the end. */
  function killedAfter(onDisk: string | undefined) {
    browser.local.items.clear()
    if (onDisk !== undefined) browser.local.items.set(ENTRY_KEY, onDisk)
    return browser.openTab(storageDouble(), browser.copied())
  }

  it('restores what storage had not written yet', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    const onDisk = browser.local.items.get(ENTRY_KEY)
    tab.update(edits.setText('address', 'Chapel'))
    const again = killedAfter(onDisk)
    expect(shownIn(again)).toMatchObject({ personName: 'Ana', address: 'Chapel' })
    expect(browser.storedEntry()?.drafts[shownIn(again).draftId]?.address).toBe('Chapel')
  })

  it('restores a draft that storage never had', () => {
    browser.openTab().update(edits.setText('personName', 'Ana'))
    expect(shownIn(killedAfter(undefined)).personName).toBe('Ana')
  })

  it('does not restore a draft that was removed', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    const onDisk = browser.local.items.get(ENTRY_KEY)
    tab.remove(shownIn(tab).draftId)
    expect(killedAfter(onDisk).listUnsavedDrafts()).toEqual([])
  })

  it('changes nothing when the copy is older', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    const older = browser.copied()
    tab.update(edits.setText('personName', 'Ana Silva'))
    const again = browser.openTab(storageDouble(), older)
    expect(shownIn(again).personName).toBe('Ana Silva')
  })

  it('nothing is left after a sign-out', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    void tab.clear()
    expect(browser.copied()).toBeNull()
  })
})
