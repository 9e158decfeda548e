import { ApiError } from '#app/lib/api.ts'
import { MessageDialog } from '#app/ui/ConfirmDialog.tsx'
import { Word } from '#app/ui/Word.tsx'
import { LeaveDialog } from '../LeaveDialog.tsx'
import type { LeaveQuestion } from '../use-leave-question.ts'

interface Props {
  state: { kind: 'idle' } | { kind: 'saving' } | { kind: 'conflict' } | { kind: 'failed'; reason: unknown }
  words: { failed: string; kept: string }
  onDismiss: () => void
  leaving: LeaveQuestion | null
  /** @param leave goes where the host was going */
  onSave: (leave: () => Promise<void>) => void
}

/** That a document could not be saved, and the question before a screen with unsaved changes is left. */
export function DocumentDialogs({ state, words, onDismiss, leaving, onSave }: Props) {
  return (
    <>
      {state.kind === 'failed' && (
        <MessageDialog open onClose={onDismiss} title={<Word of="notSaved" />}>
          <p>{state.reason instanceof ApiError ? state.reason.message : words.failed}</p>
          <p>{words.kept}</p>
        </MessageDialog>
      )}
      {leaving && (
        <LeaveDialog
          of="screen"
          onStay={leaving.stay}
          onSave={
            state.kind === 'saving'
              ? undefined
              : () => {
                  leaving.stay()
                  onSave(leaving.goLater)
                }
          }
          onLeave={leaving.leave}
        />
      )}
    </>
  )
}
