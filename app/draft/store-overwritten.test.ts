import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserDouble, shownIn, storageDouble } from './browser-testing.ts'
import * as plain from './edits.ts'
import * as ofLists from './list-edits.ts'
import { markSaved } from './memorial.ts'
import { openMemorial } from './open-memorial.ts'
import { partOf, putBack, takeBack } from './put-back.ts'
import { contentOf, revertToBaseline } from './rules.ts'
import type { DraftStore } from './store.ts'
import { aMemorial, aPhoto, uuid } from './testing.ts'

const edits = { ...plain, ...ofLists }
const typing = { typing: true }

let browser = browserDouble()
beforeEach(() => {
  vi.useFakeTimers()
  browser = browserDouble()
})

describe('words that another tab replaces', () => {
  const overwritten = (tab: DraftStore) =>
    tab.state.getState().overwritten.map(({ place, words }) => [place, words])

  /** Two tabs on a memorial that is on the server. */
  function two(memorial = aMemorial({ hostMessage: 'Welcome' })) {
    const one = browser.openTab()
    openMemorial(memorial, one)
    const other = browser.openTab()
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
    expect(shownIn(one).personalMessage).toBe('Thank you all')
    expect(overwritten(one)).toEqual([['personalMessage', 'He taught us to sail']])
    expect(overwritten(other)).toEqual([])

    const [kept] = one.state.getState().overwritten
    if (!kept) throw new Error('Nothing was kept')
    const before = shownIn(one)
    one.dropOverwritten(kept)
    one.update(putBack(kept))
    expect(shownIn(one).personalMessage).toBe('He taught us to sail')
    expect(overwritten(one)).toEqual([])
    other.start()
    expect(overwritten(other)).toEqual([['personalMessage', 'Thank you all']])

    one.update(takeBack(kept, before))
    one.keepOverwritten(kept)
    expect(shownIn(one).personalMessage).toBe('Thank you all')
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
    expect(shownIn(one).personalMessage).toBe('Thank you all')
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
    expect(shownIn(one).stories.at(-1)).toEqual({ id: 's1', title: '', text: 'The roses', uuid: null })
    expect(shownIn(one).contacts.at(-1)).toEqual({ id: 'c1', text: 'tom@exam', server: null })
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
    expect(shownIn(one).stories).toMatchObject([{ id: uuid(21), text: 'The roses' }])
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
    expect(overwritten(browser.openTab(one.session))).toEqual([
      ['personalMessage', 'He taught us to sail'],
      ['details', 'At noon'],
    ])
  })

  it('go with a sign-out, in a tab that was asleep meanwhile too', () => {
    const { one, other, type } = two()
    type(one, 'He taught us to sail')
    type(other, 'Thank you all')
    void other.clear()
    expect(overwritten(browser.openTab(one.session))).toEqual([])
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
    expect(overwritten(browser.openTab(session))).toEqual([])
    session.items.set('memorial-typed', '{"typed":{"d1":7},"overwritten":"none"}')
    expect(overwritten(browser.openTab(session))).toEqual([])
  })
})
