import { useState } from 'react'
import {
  type AnswerDraft,
  type AnswerDrafts,
  type DraftSlot,
  readAnswerDrafts,
  removeAnswerDraft,
  writeAnswerDraft,
  writtenIn,
} from './answer-draft.ts'

const none: AnswerDrafts = { own: null, other: null }

interface KeptDrafts {
  /** What was kept when the card opened, or when a form was left. */
  kept: AnswerDrafts
  /** What the form that is shown began with. */
  begun: AnswerDraft | null
  /** Reads again what is kept. */
  read(): AnswerDrafts
  /** The form begins with it; null: with nothing that was kept. */
  begin(draft: AnswerDraft | null): void
  /** Keeps what stands in the form. */
  keep(slot: DraftSlot, form: HTMLFormElement | null): void
  forget(slot: DraftSlot): void
  /** What was the owner's is another's from now on: the device answers for somebody else. */
  passOn(): void
}

/** What was written at an answer card and not sent, of who owns it now (`draftOwner`). */
export function useAnswerDrafts(slug: string, owner: () => string): KeptDrafts {
  const [kept, setKept] = useState(none)
  const [begun, setBegun] = useState<AnswerDraft | null>(null)

  function read() {
    const found = readAnswerDrafts(slug, owner())
    setKept(found)
    return found
  }

  return {
    kept,
    begun,
    read,
    begin: setBegun,
    keep(slot, form) {
      if (form) writeAnswerDraft(slug, owner(), slot, writtenIn(form))
    },
    forget(slot) {
      removeAnswerDraft(slug, owner(), slot)
      setBegun(null)
      read()
    },
    passOn() {
      const { own } = readAnswerDrafts(slug, owner())
      removeAnswerDraft(slug, owner(), 'own')
      writeAnswerDraft(slug, owner(), 'other', own ?? {})
      setBegun(null)
      read()
    },
  }
}
