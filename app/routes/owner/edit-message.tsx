import { useRef, useState } from 'react'
import { EditScreen } from '#app/features/editing/EditScreen.tsx'
import { MessageForm } from '#app/features/message/MessageForm.tsx'
import { isTooLong } from '#app/features/message/message-mode.ts'
import { TranscriptForm, type TranscriptHandle } from '#app/features/message/TranscriptForm.tsx'
import { useDraftMessage } from '#app/features/message/use-draft-message.ts'
import { ApiError } from '#app/lib/api.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { FilesNotSaved } from '#app/saving/file-errors.ts'
import { message as plan } from '#app/saving/plans.ts'
import { editing } from '#languages/en/screens/editing.ts'
import { message as words } from '#languages/en/screens/message.ts'
import { video } from '#languages/en/screens/video.ts'

export const meta = () => [{ title: translated({ editing }).editing.message.pageTitle }]

const added = { message: words, video }

export default function EditMessageRoute() {
  return (
    <MessagesProvider messages={added}>
      <EditMessage />
    </MessagesProvider>
  )
}

/** The host's message, which may also be deleted. */
function EditMessage() {
  const t = useTranslations('editing.message')
  const failed = useTranslations('message.saveFailed')
  const { draftId, message, edit } = useDraftMessage()
  const [isRecording, setRecording] = useState(false)
  const transcript = useRef<TranscriptHandle>(null)

  const video = message.hostVideo ? null : message.serverVideo

  function trouble(reason: unknown) {
    const title = t('failed')
    if (reason instanceof ApiError && reason.isExplained) return { title, message: reason.message }
    if (reason instanceof FilesNotSaved) return { title, message: t('failedVideo'), reason: reason.message }
    return { title, message: failed('fallback') }
  }

  return (
    <EditScreen
      title={t('title')}
      plan={plan}
      trouble={trouble}
      beforeSave={async () => (await transcript.current?.saveTyped()) ?? true}
      ready={!isTooLong(message.hostMessage) && !isRecording}
    >
      <MessageForm
        key={draftId}
        of="screen"
        draftId={draftId}
        message={message}
        onEdit={edit}
        onRecording={setRecording}
      />
      {video?.state === 'READY' && <TranscriptForm key={video.uuid} ref={transcript} video={video} />}
    </EditScreen>
  )
}
