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

/** Whether the message is a text or a recording, and the unused draft of the other. */
export function useMessageMode(draftId: string, message: Message, onEdit: (edit: Edit) => void) {
  const [aside, setAside] = useState(() => readUnusedDraft(draftId))
  const [opened, open] = useState<MessageMode | null>(null)
  // A recording may end after its screen was left, and must then find the latest message. The unused draft changes only
  // here, and its state may update one render later than the draft.
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
    /** Returns the resulting message, with the earlier recording if there was one. */
    record(): Message {
      open('video')
      return apply(chooseVideo)
    },
    /** Returns the clip that was replaced. */
    take(clip: DraftVideo): DraftVideo | null {
      const { hostVideo } = latest.current.message
      apply((choice) => takeClip(choice, clip))
      return hostVideo?.id === clip.id ? null : hostVideo
    },
  }
}
