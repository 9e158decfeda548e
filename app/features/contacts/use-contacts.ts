import { type RefObject, useMemo, useRef, useState } from 'react'
import type { Edit } from '#app/draft/edits.ts'
import { newId } from '#app/draft/ids.ts'
import { addContact, removeContact, setContactText } from '#app/draft/list-edits.ts'
import type { DraftContact } from '#app/draft/schema.ts'
import { type Import, readImport } from '#app/ui/quick-import/read-import.ts'
import { classifyContact } from '#contract/contacts-text.ts'
import { useAfterPress } from './after-press.ts'
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

/** Ids of the rows that say what is wrong with them. */
type Checked = ReadonlySet<string>

interface ListActions extends RowActions {
  add(): void
  /** Imports the box, or, given other texts, leaves the box as it is. */
  take(texts?: readonly string[]): Import
  checkAll(): void
  focus(id: string): void
}

/** The list as it is worked on: what is said of each row by now, where the focus goes, and what can be done. */
export function useContacts(options: Options) {
  // What stands there on entering was left before, and says at once what is wrong with it.
  const [checked, setChecked] = useState<Checked>(
    () => new Set(options.contacts.filter(({ text }) => text.trim() !== '').map(({ id }) => id)),
  )
  const [wanted, setWanted] = useState<FocusTarget | null>(null)
  const latest = useRef(options)
  latest.current = options
  // The same functions for good, so that typing in one row leaves the others alone.
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
      // Not while it is being typed; but an error that stands there stays until it is mended.
      if (before && classifyContact(before.text) !== 'invalid') setChecked((now) => without(now, id))
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
