import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserDouble, shownIn, storageDouble } from './browser-testing.ts'
import * as plain from './edits.ts'
import * as ofLists from './list-edits.ts'
import { openMemorial } from './open-memorial.ts'
import { type DraftStore, ENTRY_KEY, NO_DRAFT } from './store.ts'
import { aMemorial, aPhoto, aUser, uuid } from './testing.ts'

const edits = { ...plain, ...ofLists }
const typing = { typing: true }

let browser = browserDouble()
beforeEach(() => {
  vi.useFakeTimers()
  browser = browserDouble()
})

describe('a tab', () => {
  it('is blank until it has read storage', () => {
    expect(browser.createStore(storageDouble().storage).state.getState()).toMatchObject({
      hydrated: false,
      draft: { draftId: NO_DRAFT },
    })
    expect(browser.openTab().state.getState().hydrated).toBe(true)
  })

  it('does not count as hydrated when the page is left before storage was read', () => {
    const store = browser.createStore(storageDouble().storage)
    store.flush()
    expect(store.state.getState().hydrated).toBe(false)
  })

  it('writes nothing before the first edit', () => {
    browser.openTab()
    expect(browser.local.items.size).toBe(0)
  })

  it('shows everything again after a reload', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    tab.update(edits.addPhotos([aPhoto()]))
    const again = browser.openTab(tab.session)
    expect(shownIn(again)).toEqual(shownIn(tab))
    expect(shownIn(again)).toMatchObject({ personName: 'Ana', photos: [{ id: uuid(10) }] })
  })

  it('delays writing while somebody types, until a pause or a flush', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'A'), typing)
    expect(shownIn(tab).personName).toBe('A')
    expect(browser.storedEntry()).toBeNull()
    vi.advanceTimersByTime(300)
    expect(browser.storedEntry()?.drafts[shownIn(tab).draftId]?.personName).toBe('A')
    tab.update(edits.setText('personName', 'An'), typing)
    tab.flush()
    expect(browser.storedEntry()?.drafts[shownIn(tab).draftId]?.personName).toBe('An')
  })

  it('continues the draft that was edited last when it is new', () => {
    browser.openTab().update(edits.setText('personName', 'Ana'))
    expect(shownIn(browser.openTab()).personName).toBe('Ana')
  })
})

describe('two tabs with one draft', () => {
  function two() {
    const one = browser.openTab()
    one.update(edits.setText('personName', 'Ana'))
    return [one, browser.openTab()] as const
  }

  it('change the latest copy of it', () => {
    const [one, other] = two()
    one.update(edits.setText('address', 'Chapel'))
    other.update(edits.setText('details', 'At noon'))
    one.update(edits.addPhotos([aPhoto({ id: 'p1' })]))
    other.update(edits.addPhotos([aPhoto({ id: 'p2' })]))
    one.update(edits.changePhoto('p1', { caption: 'Lake' }))
    other.update(edits.setStoryText('first', 'She sang.'))
    one.start()
    const latest = {
      personName: 'Ana',
      address: 'Chapel',
      details: 'At noon',
      photos: [{ id: 'p1', caption: 'Lake' }, { id: 'p2' }],
      stories: [{ text: 'She sang.' }],
    }
    expect(shownIn(one)).toMatchObject(latest)
    expect(shownIn(other)).toMatchObject(latest)
  })

  it('of a draft, what was changed last counts where one overwrote the other without having seen it', () => {
    const [one, other] = two()
    const before = browser.local.items.get(ENTRY_KEY) ?? ''
    browser.wait(1)
    one.update(edits.addPhotos([aPhoto({ id: 'p1' })]))
    // Another process of the browser may not have seen the first write yet.
    browser.local.items.set(ENTRY_KEY, before)
    other.setUser(null)
    browser.local.items.set(ENTRY_KEY, `${before} `)
    one.start()
    other.start()
    for (const tab of [one, other]) expect(shownIn(tab).photos).toMatchObject([{ id: 'p1' }])
  })

  it('do not restore what the other one removed later', () => {
    const [one, other] = two()
    one.update(edits.addPhotos([aPhoto({ id: 'p1' })]))
    other.start()
    other.update(edits.removePhoto('p1'))
    one.update(edits.setText('address', 'Chapel'))
    expect(shownIn(one).photos).toEqual([])
  })

  it('are both blank after one signed out', () => {
    const [one, other] = two()
    other.update(edits.setText('details', 'At noon'), typing)
    one.clear()
    other.start()
    vi.advanceTimersByTime(10_000)
    expect(shownIn(other).personName).toBe('')
    expect(browser.local.items.size).toBe(0)
  })
})

describe('several drafts', () => {
  const begun = (tab: DraftStore, name: string) => {
    tab.startNew()
    tab.update(edits.setText('personName', name))
    browser.wait(1000)
    return shownIn(tab).draftId
  }

  it('a new one leaves the draft of another tab unchanged', () => {
    const one = browser.openTab()
    const first = begun(one, 'Ana')
    const other = browser.openTab()
    begun(other, 'Tom')
    one.update(edits.setText('address', 'Chapel'))
    expect(shownIn(one)).toMatchObject({ draftId: first, personName: 'Ana', address: 'Chapel' })
    other.start()
    expect(shownIn(other)).toMatchObject({ personName: 'Tom', address: '' })
    expect(other.listUnsavedDrafts().map((draft) => draft.personName)).toEqual(['Ana', 'Tom'])
    expect(other.open(first)).toBe(true)
    expect(shownIn(other).personName).toBe('Ana')
  })

  it('unsaved ones are never dropped', () => {
    const tab = browser.openTab()
    for (const name of ['Ana', 'Tom', 'Li', 'Kim', 'Pat']) begun(tab, name)
    expect(tab.listUnsavedDrafts()).toHaveLength(5)
  })

  it('empty ones are dropped first, then the oldest saved one', () => {
    const tab = browser.openTab()
    openMemorial(aMemorial({ uuid: uuid(1), nameOfPerson: 'First' }), tab)
    browser.wait(1000)
    openMemorial(aMemorial({ uuid: uuid(2), nameOfPerson: 'Second' }), tab)
    tab.startNew()
    tab.update(edits.reachStep(1))
    const names = () => Object.values(browser.storedEntry()?.drafts ?? {}).map((draft) => draft.personName)
    expect(names()).toEqual(['First', 'Second', ''])
    begun(tab, 'Ana')
    expect(names()).toEqual(['First', 'Second', 'Ana'])
    begun(tab, 'Tom')
    expect(names()).toEqual(['Second', 'Ana', 'Tom'])
  })

  it('a dropped draft is still shown in its tab, and stored again with its next change', () => {
    const one = browser.openTab()
    openMemorial(aMemorial(), one)
    const other = browser.openTab()
    for (const name of ['Ana', 'Tom', 'Li']) begun(other, name)
    one.start()
    expect(browser.storedEntry()?.drafts[shownIn(one).draftId]).toBeUndefined()
    one.update(edits.setText('address', 'Chapel'))
    expect(browser.storedEntry()?.drafts[shownIn(one).draftId]).toMatchObject({
      personName: 'Ana Silva',
      address: 'Chapel',
    })
  })

  it('a memorial is opened in its own draft, with the changes made there', () => {
    const tab = browser.openTab()
    openMemorial(aMemorial(), tab)
    tab.update(edits.setText('address', 'Chapel'))
    const draftId = shownIn(tab).draftId
    begun(tab, 'Tom')
    openMemorial(aMemorial({ details: 'At noon', version: 4 }), tab)
    expect(shownIn(tab)).toMatchObject({ draftId, address: 'Chapel', details: 'At noon', memorialVersion: 4 })
  })

  it('a late upload updates the draft it belongs to, and creates none if that was removed', () => {
    const tab = browser.openTab()
    tab.update(edits.addPhotos([aPhoto()]))
    const draftId = shownIn(tab).draftId
    tab.startNew()
    tab.updateDraft(draftId, edits.changePhoto(uuid(10), { width: 5 }))
    expect(browser.storedEntry()?.drafts[draftId]?.photos[0]?.width).toBe(5)
    tab.remove(draftId)
    tab.updateDraft(draftId, edits.changePhoto(uuid(10), { width: 6 }))
    expect(browser.storedEntry()?.drafts).toEqual({})
  })
})

describe('accounts', () => {
  it('get the draft that was started without an account', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    tab.setUser(aUser())
    expect(shownIn(tab)).toMatchObject({ personName: 'Ana', ownerUuid: aUser().uuid })
    expect(browser.openTab().state.getState().user).toEqual(aUser())
  })

  it('own nothing until their email is confirmed, so that another address can be entered', () => {
    const tab = browser.openTab()
    tab.update(edits.setText('personName', 'Ana'))
    tab.setUser(aUser({ emailVerified: false }))
    tab.update(edits.setText('email', 'mistyped@example.com'))
    tab.setUser(aUser({ uuid: uuid(901), emailVerified: false }))
    expect(shownIn(tab)).toMatchObject({ personName: 'Ana', ownerUuid: null })
    tab.setUser(aUser({ uuid: uuid(901) }))
    expect(shownIn(tab)).toMatchObject({ personName: 'Ana', ownerUuid: uuid(901) })
  })

  it('never see the draft of another account', () => {
    const tab = browser.openTab()
    tab.setUser(aUser())
    tab.update(edits.setText('personName', 'Ana'))
    tab.setUser(aUser({ uuid: uuid(901) }))
    expect(shownIn(tab).personName).toBe('')
    expect(tab.listUnsavedDrafts()).toEqual([])
    expect(shownIn(browser.openTab(tab.session)).personName).toBe('')
    tab.setUser(aUser())
    expect(tab.listUnsavedDrafts().map((draft) => draft.personName)).toEqual(['Ana'])
  })
})
