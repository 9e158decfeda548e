import { useCallback, useState } from 'react'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
import { useEditMode } from '#app/features/creation/use-edit-mode.ts'
import { MessageForm } from '#app/features/message/MessageForm.tsx'
import { hasText, hasVideo, isTooLong } from '#app/features/message/message-mode.ts'
import { SaveFailedDialog } from '#app/features/message/SaveFailedDialog.tsx'
import { useDraftMessage } from '#app/features/message/use-draft-message.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { ownTexts } from '#contract/memorial-texts.ts'
import { message as words } from '#languages/en/screens/message.ts'
import { video } from '#languages/en/screens/video.ts'

const added = { message: words, video }

export default function MessageRoute() {
  return (
    <MessagesProvider messages={added}>
      <MessageStep />
    </MessagesProvider>
  )
}

function MessageStep() {
  const t = useTranslations('message')
  const { draftId, message, edit } = useDraftMessage()
  const [isRecording, setRecording] = useState(false)
  const [failure, setFailure] = useState<{ message: string | null } | null>(null)
  const onSaveFailed = useCallback((reason: string | null) => setFailure({ message: reason }), [])

  const savesInPlace = useEditMode()
  const isEmpty = !hasText(message) && !hasVideo(message)
  const blocked = whyBlocked()

  /** In edit mode a message can be deleted, as on its edit screen; before that it can be skipped. */
  function whyBlocked(): string | null {
    if (isRecording) return t('blocked.recording')
    if (isTooLong(message.hostMessage))
      return t('blocked.tooLong', { over: message.hostMessage.length - ownTexts.hostMessage })
    return isEmpty && !savesInPlace ? t('blocked.empty', { later: t('later') }) : null
  }

  return (
    <CreationStep
      page="message"
      title={t('title')}
      intro={t('intro')}
      blocked={blocked}
      later={isEmpty && !isRecording && !savesInPlace ? t('later') : null}
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
