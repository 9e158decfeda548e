import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as plain from './edits.ts'
import * as ofLists from './list-edits.ts'
import { markSaved } from './memorial.ts'
import { openMemorial } from './open-memorial.ts'
import { partOf, putBack, takeBack } from './put-back.ts'
import { contentOf, isUnsaved, revertToBaseline } from './rules.ts'
import { parseEntry } from './schema.ts'
import { createDraftStore, type DraftStore, ENTRY_KEY, NO_DRAFT } from './store.ts'
import { aMemorial, aPhoto, aUser, storageDouble, uuid } from './testing.ts'

const edits = { ...plain, ...ofLists }

let local = storageDouble()
/** The copy of the entry that survives when the browser is killed. */
let copied: string | null = null
const copy = {
  write: (text: string) => {
    copied = text
  },
  remove: async () => {
    copied = null
  },
}
let clock = 1_000_000

/** A new tab of the same browser; with `session`, the same tab after a reload. */
function openTab(
  session = storageDouble(),
  entryCopy: string | null = null,
): DraftStore & { session: typeof session } {
  const { storage } = local
  const store = createDraftStore({
    localStorage: () => storage,
    sessionStorage: () => session.storage,
    copy,
    now: () => clock,
  })
  store.start(entryCopy)
  return { ...store, session }
}

const storedEntry = () => parseEntry(local.items.get(ENTRY_KEY) ?? '')
const shown = (tab: DraftStore) => tab.state.getState().draft
const typing = { typing: true }

beforeEach(() => {
  vi.useFakeTimers()
  local = storageDouble()
  copied = null
  clock = 1_000_000
})

describe('a tab', () => {
  it('is blank until it has read storage', () => {
    const { storage } = local
    const tab = { localStorage: () => storage, sessionStorage: () => storage, copy, now: () => clock }
    expect(createDraftStore(tab).state.getState()).toMatchObject({
      hydrated: false,
      draft: { draftId: NO_DRAFT },
    })
    expect(openTab().state.getState().hydrated).toBe(true)
  })

  it('does not count as hydrated when the page is left before storage was read', () => {
    const { storage } = storageDouble()
    const [localStorage, sessionStorage] = [() => storage, () => storage]
    const store = createDraftStore({ localStorage, sessionStorage, copy, now: () => clock })
    store.flush()
    expect(store.state.getState().hydrated).toBe(false)
  })

  it('writes nothing before the first edit', () => {
    openTab()
    expect(local.items.size).toBe(0)
  })

  it('shows everything again after a reload', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    tab.update(edits.addPhotos([aPhoto()]))
    const again = openTab(tab.session)
    expect(shown(again)).toEqual(shown(tab))
    expect(shown(again)).toMatchObject({ personName: 'Ana', photos: [{ id: uuid(10) }] })
  })

  it('delays writing while somebody types, until a pause or a flush', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'A'), typing)
    expect(shown(tab).personName).toBe('A')
    expect(storedEntry()).toBeNull()
    vi.advanceTimersByTime(300)
    expect(storedEntry()?.drafts[shown(tab).draftId]?.personName).toBe('A')
    tab.update(edits.setText('personName', 'An'), typing)
    tab.flush()
    expect(storedEntry()?.drafts[shown(tab).draftId]?.personName).toBe('An')
  })

  it('continues the draft that was edited last when it is new', () => {
    openTab().update(edits.setText('personName', 'Ana'))
    expect(shown(openTab()).personName).toBe('Ana')
  })
})

describe('two tabs with one draft', () => {
  function two() {
    const one = openTab()
    one.update(edits.setText('personName', 'Ana'))
    return [one, openTab()] as const
  }

  it('merge by field and by item', () => {
    const [one, other] = two()
    one.update(edits.setText('address', 'Chapel'))
    other.update(edits.setText('details', 'At noon'))
    one.update(edits.addPhotos([aPhoto({ id: 'p1' })]))
    other.update(edits.addPhotos([aPhoto({ id: 'p2' })]))
    one.update(edits.changePhoto('p1', { caption: 'Lake' }))
    other.update(edits.setStoryText('first', 'She sang.'))
    one.start()
    const merged = {
      personName: 'Ana',
      address: 'Chapel',
      details: 'At noon',
      photos: [{ id: 'p1', caption: 'Lake' }, { id: 'p2' }],
      stories: [{ text: 'She sang.' }],
    }
    expect(shown(one)).toMatchObject(merged)
    expect(shown(other)).toMatchObject(merged)
  })

  it('keep what is still being typed when the other one writes', () => {
    const [one, other] = two()
    one.update(edits.setText('address', 'Cha'), typing)
    other.update(edits.setText('details', 'At noon'))
    one.start()
    expect(shown(one)).toMatchObject({ address: 'Cha', details: 'At noon' })
    vi.advanceTimersByTime(300)
    other.start()
    expect(shown(other)).toMatchObject({ address: 'Cha', details: 'At noon' })
  })

  it('apply a change again that the other one overwrote without having seen it', () => {
    const [one, other] = two()
    const before = local.items.get(ENTRY_KEY) ?? ''
    one.update(edits.addPhotos([aPhoto({ id: 'p1' })]))
    // Another process of the browser may not have seen the first write yet.
    local.items.set(ENTRY_KEY, before)
    other.update(edits.addPhotos([aPhoto({ id: 'p2' })]))
    one.start()
    other.start()
    for (const tab of [one, other]) expect(shown(tab).photos.map((photo) => photo.id)).toEqual(['p2', 'p1'])
  })

  it('do not restore what the other one removed later', () => {
    const [one, other] = two()
    one.update(edits.addPhotos([aPhoto({ id: 'p1' })]))
    other.start()
    other.update(edits.removePhoto('p1'))
    one.update(edits.setText('address', 'Chapel'))
    expect(shown(one).photos).toEqual([])
  })

  it('are both blank after one signed out', () => {
    const [one, other] = two()
    other.update(edits.setText('details', 'At noon'), typing)
    one.clear()
    other.start()
    vi.advanceTimersByTime(10_000)
    expect(shown(other).personName).toBe('')
    expect(local.items.size).toBe(0)
  })
})

describe('words that another tab replaces', () => {
  const overwritten = (tab: DraftStore) =>
    tab.state.getState().overwritten.map(({ place, words }) => [place, words])

  /** Two tabs on a memorial that is on the server. */
  function two(memorial = aMemorial({ hostMessage: 'Welcome' })) {
    const one = openTab()
    openMemorial(memorial, one)
    const other = openTab()
    const type = (tab: DraftStore, text: string) => {
      tab.update(edits.setText('personalMessage', text), typing)
      tab.flush()
      for (const each of [one, other]) each.start()
    }
    return { one, other, type }
  }

  it('are kept in the tab where they were typed, until they are put back', () => {
    const { one, other, type } = two()
    type(one, 'He taught us to sail')
    type(other, 'Thank you all')
    expect(shown(one).personalMessage).toBe('Thank you all')
    expect(overwritten(one)).toEqual([['personalMessage', 'He taught us to sail']])
    expect(overwritten(other)).toEqual([])

    const [kept] = one.state.getState().overwritten
    if (!kept) throw new Error('Nothing was kept')
    const before = shown(one)
    one.dropOverwritten(kept)
    one.update(putBack(kept))
    expect(shown(one).personalMessage).toBe('He taught us to sail')
    expect(overwritten(one)).toEqual([])
    other.start()
    expect(overwritten(other)).toEqual([['personalMessage', 'Thank you all']])

    one.update(takeBack(kept, before))
    one.keepOverwritten(kept)
    expect(shown(one).personalMessage).toBe('Thank you all')
    expect(overwritten(one)).toHaveLength(1)
  })

  it('are kept when the other tab saves, or takes back what is unsaved', () => {
    const { one, other, type } = two()
    type(one, 'He taught us to sail')
    type(other, 'Thank you all')
    const saved = aMemorial({ hostMessage: 'Thank you all', version: 4 })
    other.update((draft) => markSaved(draft, contentOf(draft), saved))
    one.start()
    expect(overwritten(one)).toEqual([['personalMessage', 'He taught us to sail']])

    type(one, 'He taught us all to sail')
    other.update((draft) => revertToBaseline(draft, 'message'))
    one.start()
    expect(shown(one).personalMessage).toBe('Thank you all')
    expect(overwritten(one).map(([, words]) => words)).toEqual([
      'He taught us to sail',
      'He taught us all to sail',
    ])
  })

  it('are kept with a row that the other tab removes, and come back in a row of their own', () => {
    const { one, other } = two()
    one.update(edits.addStory('s1'))
    one.update(edits.setStoryText('s1', 'The roses'), typing)
    one.update(edits.addContact('c1'))
    one.update(edits.setContactText('c1', 'tom@exam'), typing)
    one.flush()
    other.start()
    other.update(edits.removeStory('s1'))
    other.update(edits.keepValidContacts)
    one.start()
    expect(overwritten(one)).toEqual([
      ['stories/s1/text', 'The roses'],
      ['contacts/c1/text', 'tom@exam'],
    ])
    for (const kept of one.state.getState().overwritten) one.update(putBack(kept))
    expect(shown(one).stories.at(-1)).toEqual({ id: 's1', title: '', text: 'The roses', uuid: null })
    expect(shown(one).contacts.at(-1)).toEqual({ id: 'c1', text: 'tom@exam', server: null })
    expect(one.state.getState().overwritten.map(partOf)).toEqual(['stories', 'contacts'])
  })

  it('are not lost where they stand in a row of another id, or go on', () => {
    const { one, other, type } = two()
    one.update(edits.setStoryText('first', 'The roses'), typing)
    one.flush()
    other.start()
    const stories = [{ uuid: uuid(21), title: null, text: 'The roses' }]
    const saved = aMemorial({ hostMessage: 'Welcome', stories, version: 4 })
    other.update((draft) => markSaved(draft, contentOf(draft), saved))
    one.start()
    expect(shown(one).stories).toMatchObject([{ id: uuid(21), text: 'The roses' }])
    type(one, 'He taught us')
    type(other, 'He taught us to sail')
    expect(overwritten(one)).toEqual([])
  })

  it('are not asked about where this tab saved or replaced them itself', () => {
    const { one, other, type } = two()
    type(one, 'He taught us to sail')
    const saved = aMemorial({ hostMessage: 'He taught us to sail', version: 4 })
    one.update((draft) => markSaved(draft, contentOf(draft), saved))
    type(other, 'Thank you all')
    expect(overwritten(one)).toEqual([])

    type(one, 'Dear friends')
    one.update((draft) => revertToBaseline(draft, 'message'))
    one.update(edits.addPhotos([aPhoto({ id: 'p1' })]))
    one.update(edits.changePhoto('p1', { caption: 'Lake' }), typing)
    one.flush()
    other.start()
    // Its Undo brings the caption back, too.
    other.update(edits.removePhoto('p1'))
    one.start()
    expect(overwritten(one)).toEqual([])
  })

  it('outlast a reload, whenever they were replaced', () => {
    const { one, other, type } = two()
    type(one, 'He taught us to sail')
    type(other, 'Thank you all')
    one.update(edits.setText('details', 'At noon'), typing)
    one.flush()
    other.start()
    // While the browser has put the tab to sleep.
    other.update(edits.setText('details', 'At two'), typing)
    other.flush()
    expect(overwritten(openTab(one.session))).toEqual([
      ['personalMessage', 'He taught us to sail'],
      ['details', 'At noon'],
    ])
  })

  it('go with a sign-out, in a tab that was asleep meanwhile too', () => {
    const { one, other, type } = two()
    type(one, 'He taught us to sail')
    type(other, 'Thank you all')
    void other.clear()
    expect(overwritten(openTab(one.session))).toEqual([])
    expect(one.session.items.get('memorial-typed')).toBeUndefined()
  })

  it('go with a sign-out that this tab hears of', () => {
    const { one, other, type } = two()
    type(one, 'He taught us to sail')
    type(other, 'Thank you all')
    void other.clear()
    one.start()
    expect(overwritten(one)).toEqual([])
    expect(one.session.items.get('memorial-typed')).toBeUndefined()
  })

  it('are none where the tab keeps something that cannot be read', () => {
    const session = storageDouble()
    session.items.set('memorial-typed', '{"typed":[')
    expect(overwritten(openTab(session))).toEqual([])
    session.items.set('memorial-typed', '{"typed":{"d1":7},"overwritten":"none"}')
    expect(overwritten(openTab(session))).toEqual([])
  })
})

describe('several drafts', () => {
  const begun = (tab: DraftStore, name: string) => {
    tab.startNew()
    tab.update(edits.setText('personName', name))
    clock += 1000
    return shown(tab).draftId
  }

  it('a new one leaves the draft of another tab unchanged', () => {
    const one = openTab()
    const first = begun(one, 'Ana')
    const other = openTab()
    begun(other, 'Tom')
    one.update(edits.setText('address', 'Chapel'))
    expect(shown(one)).toMatchObject({ draftId: first, personName: 'Ana', address: 'Chapel' })
    other.start()
    expect(shown(other)).toMatchObject({ personName: 'Tom', address: '' })
    expect(other.listUnsavedDrafts().map((draft) => draft.personName)).toEqual(['Ana', 'Tom'])
    expect(other.open(first)).toBe(true)
    expect(shown(other).personName).toBe('Ana')
  })

  it('unsaved ones are never dropped', () => {
    const tab = openTab()
    for (const name of ['Ana', 'Tom', 'Li', 'Kim', 'Pat']) begun(tab, name)
    expect(tab.listUnsavedDrafts()).toHaveLength(5)
  })

  it('empty ones are dropped first, then the oldest saved one', () => {
    const tab = openTab()
    openMemorial(aMemorial({ uuid: uuid(1), nameOfPerson: 'First' }), tab)
    clock += 1000
    openMemorial(aMemorial({ uuid: uuid(2), nameOfPerson: 'Second' }), tab)
    tab.startNew()
    tab.update(edits.reachStep(1))
    const names = () => Object.values(storedEntry()?.drafts ?? {}).map((draft) => draft.personName)
    expect(names()).toEqual(['First', 'Second', ''])
    begun(tab, 'Ana')
    expect(names()).toEqual(['First', 'Second', 'Ana'])
    begun(tab, 'Tom')
    expect(names()).toEqual(['Second', 'Ana', 'Tom'])
  })

  it('a dropped draft is still shown in its tab, and stored again with its next change', () => {
    const one = openTab()
    openMemorial(aMemorial(), one)
    const other = openTab()
    for (const name of ['Ana', 'Tom', 'Li']) begun(other, name)
    one.start()
    expect(storedEntry()?.drafts[shown(one).draftId]).toBeUndefined()
    one.update(edits.setText('address', 'Chapel'))
    expect(storedEntry()?.drafts[shown(one).draftId]).toMatchObject({
      personName: 'Ana Silva',
      address: 'Chapel',
    })
  })

  it('a memorial is opened in its own draft, with the changes made there', () => {
    const tab = openTab()
    openMemorial(aMemorial(), tab)
    tab.update(edits.setText('address', 'Chapel'))
    const draftId = shown(tab).draftId
    begun(tab, 'Tom')
    openMemorial(aMemorial({ details: 'At noon', version: 4 }), tab)
    expect(shown(tab)).toMatchObject({ draftId, address: 'Chapel', details: 'At noon', memorialVersion: 4 })
  })

  it('a late upload updates the draft it belongs to, and creates none if that was removed', () => {
    const tab = openTab()
    tab.update(edits.addPhotos([aPhoto()]))
    const draftId = shown(tab).draftId
    tab.startNew()
    tab.updateDraft(draftId, edits.changePhoto(uuid(10), { width: 5 }))
    expect(storedEntry()?.drafts[draftId]?.photos[0]?.width).toBe(5)
    tab.remove(draftId)
    tab.updateDraft(draftId, edits.changePhoto(uuid(10), { width: 6 }))
    expect(storedEntry()?.drafts).toEqual({})
  })
})

describe('accounts', () => {
  it('get the draft that was started without an account', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    tab.setUser(aUser())
    expect(shown(tab)).toMatchObject({ personName: 'Ana', ownerUuid: aUser().uuid })
    expect(openTab().state.getState().user).toEqual(aUser())
  })

  it('own nothing until their email is confirmed, so that another address can be entered', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    tab.setUser(aUser({ emailVerified: false }))
    tab.update(edits.setText('email', 'mistyped@example.com'))
    tab.setUser(aUser({ uuid: uuid(901), emailVerified: false }))
    expect(shown(tab)).toMatchObject({ personName: 'Ana', ownerUuid: null })
    tab.setUser(aUser({ uuid: uuid(901) }))
    expect(shown(tab)).toMatchObject({ personName: 'Ana', ownerUuid: uuid(901) })
  })

  it('never see the draft of another account', () => {
    const tab = openTab()
    tab.setUser(aUser())
    tab.update(edits.setText('personName', 'Ana'))
    tab.setUser(aUser({ uuid: uuid(901) }))
    expect(shown(tab).personName).toBe('')
    expect(tab.listUnsavedDrafts()).toEqual([])
    expect(shown(openTab(tab.session)).personName).toBe('')
    tab.setUser(aUser())
    expect(tab.listUnsavedDrafts().map((draft) => draft.personName)).toEqual(['Ana'])
  })
})

describe('when storage fails', () => {
  it.each(['refused', 'full'] as const)('(%s) the draft stays in memory and is stored later', (reason) => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    local.trouble.now = reason
    tab.update(edits.setText('address', 'Chapel'))
    tab.update(edits.setText('details', 'At noon'), typing)
    expect(tab.state.getState()).toMatchObject({ persistence: 'memory', reason })
    expect(shown(tab)).toMatchObject({ address: 'Chapel', details: 'At noon' })

    local.trouble.now = null
    vi.advanceTimersByTime(6000)
    expect(tab.state.getState()).toMatchObject({ persistence: 'stored', reason: null })
    expect(storedEntry()?.drafts[shown(tab).draftId]).toMatchObject({ address: 'Chapel', details: 'At noon' })
  })

  it('from the start, the draft is in memory', () => {
    local.trouble.now = 'refused'
    const tab = openTab()
    expect(tab.state.getState()).toMatchObject({ hydrated: true, persistence: 'memory', reason: 'refused' })
    tab.update(edits.setText('personName', 'Ana'))
    expect(shown(tab).personName).toBe('Ana')
  })

  it('what another tab wrote meanwhile is merged', () => {
    const one = openTab()
    one.update(edits.setText('personName', 'Ana'))
    const other = openTab()
    local.trouble.now = 'full'
    one.update(edits.setText('address', 'Chapel'))
    local.trouble.now = null
    other.update(edits.setText('details', 'At noon'))
    vi.advanceTimersByTime(6000)
    expect(shown(one)).toMatchObject({ personName: 'Ana', address: 'Chapel', details: 'At noon' })
  })

  it('what the browser evicted is written again', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    local.items.clear()
    tab.update(edits.setText('address', 'Chapel'))
    expect(storedEntry()?.drafts[shown(tab).draftId]).toMatchObject({ personName: 'Ana', address: 'Chapel' })
  })

  it('an entry that cannot be read is replaced', () => {
    local.items.set(ENTRY_KEY, '{"drafts":')
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    expect(isUnsaved(shown(openTab(tab.session)))).toBe(true)
  })
})

describe('after the browser was killed', () => {
  /** Opens a tab with storage as it was on the disk some time before the end. */
  function killedAfter(onDisk: string | undefined) {
    local.items.clear()
    if (onDisk !== undefined) local.items.set(ENTRY_KEY, onDisk)
    return openTab(storageDouble(), copied)
  }

  it('restores what storage had not written yet', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    const onDisk = local.items.get(ENTRY_KEY)
    tab.update(edits.setText('address', 'Chapel'))
    const again = killedAfter(onDisk)
    expect(shown(again)).toMatchObject({ personName: 'Ana', address: 'Chapel' })
    expect(storedEntry()?.drafts[shown(again).draftId]?.address).toBe('Chapel')
  })

  it('restores a draft that storage never had', () => {
    openTab().update(edits.setText('personName', 'Ana'))
    expect(shown(killedAfter(undefined)).personName).toBe('Ana')
  })

  it('does not restore a draft that was removed', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    const onDisk = local.items.get(ENTRY_KEY)
    tab.remove(shown(tab).draftId)
    expect(killedAfter(onDisk).listUnsavedDrafts()).toEqual([])
  })

  it('changes nothing when the copy is older', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    const older = copied
    tab.update(edits.setText('personName', 'Ana Silva'))
    const again = openTab(storageDouble(), older)
    expect(shown(again).personName).toBe('Ana Silva')
  })

  it('merges by draft when each has something that the other lacks', () => {
    const one = openTab()
    one.update(edits.setText('personName', 'Ana'))
    const copyOfOne = copied
    local.items.clear()
    const other = openTab()
    clock += 1000
    other.update(edits.setText('personName', 'Tom'))
    const again = openTab(storageDouble(), copyOfOne)
    expect(again.listUnsavedDrafts().map((draft) => draft.personName)).toEqual(['Tom', 'Ana'])
  })

  it('nothing is left after a sign-out', () => {
    const tab = openTab()
    tab.update(edits.setText('personName', 'Ana'))
    void tab.clear()
    expect(copied).toBeNull()
  })
})
