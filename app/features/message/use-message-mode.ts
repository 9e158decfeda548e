import { useRef, useState } from 'react'
import type { Edit } from '#app/draft/edits.ts'
import type { DraftVideo } from '#app/draft/schema.ts'
import {
  chooseText,
  chooseVideo,
  type Message,
  type MessageChoice,
  type MessageMode,
  modeOf,
  setMessage,
  takeClip,
} from './message-mode.ts'
import { readUnusedDraft, writeUnusedDraft } from './unused-draft-storage.ts'

/** Which of the two the message is, and what is set aside meanwhile. */
export function useMessageMode(draftId: string, message: Message, onEdit: (edit: Edit) => void) {
  const [aside, setAside] = useState(() => readUnusedDraft(draftId))
  const [opened, open] = useState<MessageMode | null>(null)
  // A recording ends after its screen is left, too: it must find the message as it was last. What is set aside
  // changes here alone, and its state may come a render later than the draft.
  const latest = useRef<MessageChoice>({ message, aside })
  latest.current = { ...latest.current, message }

  function apply(change: (choice: MessageChoice) => MessageChoice): Message {
    const next = change(latest.current)
    if (next === latest.current) return next.message
    latest.current = next
    writeUnusedDraft(draftId, next.aside)
    setAside(next.aside)
    onEdit(setMessage(next.message))
    return next.message
  }

  return {
    aside,
    mode: opened ?? modeOf(message),
    open,
    write(): void {
      apply(chooseText)
      open('text')
    },
    /** Gives the message as it is then: with the earlier recording, if there was one. */
    record(): Message {
      open('video')
      return apply(chooseVideo)
    },
    /** Gives the clip that was replaced. */
    take(clip: DraftVideo): DraftVideo | null {
      const { hostVideo } = latest.current.message
      apply((choice) => takeClip(choice, clip))
      return hostVideo?.id === clip.id ? null : hostVideo
    },
  }
}
