import { useCallback, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Edit } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
import { isMessageReady } from '#app/features/message/choice.ts'
import { MessageForm } from '#app/features/message/MessageForm.tsx'
import { SaveFailedDialog } from '#app/features/message/SaveFailedDialog.tsx'
import { message as words } from '#app/messages/en/message.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'

export const meta = () => [{ title: words.pageTitle }]

export default function MessageRoute() {
  return (
    <MessagesProvider messages={{ message: words }}>
      <MessageStep />
    </MessagesProvider>
  )
}

function MessageStep() {
  const t = useTranslations('message')
  const draftId = useDraft((draft) => draft.draftId)
  const message = useDraft(
    useShallow(({ personalMessage, hostVideo, serverVideo }) => ({
      personalMessage,
      hostVideo,
      serverVideo,
    })),
  )
  const [isRecording, setRecording] = useState(false)
  const [failure, setFailure] = useState<{ message: string | null } | null>(null)
  const onSaveFailed = useCallback((reason: string | null) => setFailure({ message: reason }), [])

  const edit = useCallback(
    (change: Edit, options?: { typing?: boolean }) =>
      options?.typing ? draftStore.update(change, options) : draftStore.updateDraft(draftId, change),
    [draftId],
  )

  return (
    <CreationStep
      page="message"
      title={t('title')}
      intro={t('intro')}
      ready={isMessageReady(message) && !isRecording}
      onSaveFailed={onSaveFailed}
    >
      <MessageForm
        key={draftId}
        draftId={draftId}
        message={message}
        onEdit={edit}
        onRecording={setRecording}
      />
      {failure && <SaveFailedDialog message={failure.message} onClose={() => setFailure(null)} />}
    </CreationStep>
  )
}
