import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Edit } from '#app/draft/edits.ts'
import { newId } from '#app/draft/ids.ts'
import { addContact, keepContactName, removeContact, setContactText } from '#app/draft/list-edits.ts'
import type { DraftContact } from '#app/draft/schema.ts'
import { type Import, readImport } from '#app/ui/quick-import/read-import.ts'
import { classifyContact } from '#contract/contacts-text.ts'
import type { FocusTarget } from './ContactList.tsx'
import type { RowActions } from './ContactRow.tsx'
import { applyImport, restoreContact } from './draft-contacts.ts'

interface Options {
  contacts: readonly DraftContact[]
  importText: string
  onEdit: (edit: Edit, options?: { typing?: boolean }) => void
  /** A contact was removed; `undo` brings it back. */
  onRemoved: (undo: () => void) => void
}

/** Ids of the rows that show their error. */
type Checked = ReadonlySet<string>

interface ListActions extends RowActions {
  add(): void
  /** Imports the box; with `texts` it imports those and does not change the box. */
  take(texts?: readonly string[]): Import
  checkAll(): void
  focus(id: string): void
}

/** The list while it is edited: the error of each row, where the focus goes, and the actions. */
export function useContacts(options: Options) {
  // Rows that exist when the step opens show their errors at once.
  const [checked, setChecked] = useState<Checked>(
    () => new Set(options.contacts.filter(({ text }) => text.trim() !== '').map(({ id }) => id)),
  )
  const [wanted, setWanted] = useState<FocusTarget | null>(null)
  const latest = useRef(options)
  latest.current = options
  // The functions keep their identity, so that typing in one row does not render the others.
  const afterPress = useAfterPress()
  const actions = useMemo(
    () => createActions(latest, (change) => afterPress(() => setChecked(change)), setWanted),
    [afterPress],
  )
  return { checked, wanted, actions }
}

function createActions(
  latest: RefObject<Options>,
  setChecked: (change: (now: Checked) => Checked) => void,
  setWanted: (wanted: FocusTarget) => void,
): ListActions {
  const focus = (id: string) => setWanted({ id, part: 'field' })

  function add() {
    const id = newId()
    latest.current.onEdit(addContact(id))
    focus(id)
  }

  function take(texts?: readonly string[]): Import {
    const { contacts, importText } = latest.current
    const read = readImport(texts ? texts.join('\n') : importText, contacts)
    apply(read, texts ? importText : '')
    return read
  }

  function apply(read: Import, kept: string) {
    for (const edit of applyImport(read, kept)) latest.current.onEdit(edit)
  }

  return {
    add,
    take,
    focus,
    check: (id) => setChecked((now) => (now.has(id) ? now : new Set(now).add(id))),
    checkAll: () => setChecked(() => new Set(latest.current.contacts.map(({ id }) => id))),
    change(id, text) {
      const { contacts, onEdit } = latest.current
      const before = contacts.find((contact) => contact.id === id)
      onEdit(setContactText(id, text), { typing: true })
      // No error appears while somebody types, but one that is shown stays until it is corrected.
      if (before && classifyContact(before.text) !== 'invalid') setChecked((now) => without(now, id))
    },
    keepName(id) {
      latest.current.onEdit(keepContactName(id))
      // Its button is gone.
      focus(id)
    },
    remove(id) {
      const { contacts, onEdit, onRemoved } = latest.current
      const at = contacts.findIndex((contact) => contact.id === id)
      const [removed, after] = [contacts[at], contacts[at + 1]]
      if (!removed || contacts.length < 2) return
      const neighbour = after ?? contacts[at - 1]
      if (neighbour) setWanted({ id: neighbour.id, part: 'remove' })
      onEdit(removeContact(id))
      onRemoved(() => {
        latest.current.onEdit(restoreContact(removed, after?.id ?? null))
        focus(id)
      })
    },
    next(id) {
      const { contacts } = latest.current
      const next = contacts[contacts.findIndex((contact) => contact.id === id) + 1]
      if (next) focus(next.id)
      else add()
    },
    paste(text) {
      const { contacts, importText } = latest.current
      const read = readImport(text, contacts)
      if (read.found.length < 2 || read.unread.length > 0 || read.noRoom.length > 0) return false
      apply(read, importText)
      return true
    },
  }
}

function without(ids: Checked, id: string): Checked {
  if (!ids.has(id)) return ids
  const rest = new Set(ids)
  rest.delete(id)
  return rest
}

/**
 * Delays work until the current press has ended. An error that appears during a press moves the button away, and the
 * press is lost.
 */
function useAfterPress(): (work: () => void) => void {
  const press = useRef<{ waiting: (() => void)[] } | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const begin = () => {
      press.current ??= { waiting: [] }
    }
    // The click event follows right after the end of the press.
    const end = () =>
      setTimeout(() => {
        const { waiting } = press.current ?? { waiting: [] }
        press.current = null
        for (const work of waiting) work()
      })
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', begin, options)
    document.addEventListener('pointerup', end, options)
    document.addEventListener('pointercancel', end, options)
    return () => stop.abort()
  }, [])

  return useCallback((work) => {
    if (press.current) press.current.waiting.push(work)
    else work()
  }, [])
}
