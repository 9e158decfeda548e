import { useEffect, useRef, useState } from 'react'
import { type Edit, setText } from '#app/draft/edits.ts'
import type { DraftVideo } from '#app/draft/schema.ts'
import { isAtWork } from '#app/lib/recording/machine.ts'
import { useRecorder } from '#app/lib/recording/use-recorder.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { CameraDialog } from './CameraDialog.tsx'
import { ChooseVideo } from './ChooseVideo.tsx'
import { isChosen, noteChosen } from './chosen-clip.ts'
import { type ChosenVideo, clipSink, dropClip, takeVideoFile } from './clips.ts'
import { Encouragement } from './Encouragement.tsx'
import { MessageOptions } from './MessageOptions.tsx'
import {
  chooseText,
  chooseVideo,
  hasText,
  hasVideo,
  type Message,
  type MessageMode,
  modeOf,
  putVideo,
  takeClip,
} from './message-mode.ts'
import { TextPanel } from './TextPanel.tsx'
import { type InterruptedRecordings, useInterruptedRecordings } from './use-interrupted-recordings.ts'
import { VideoPanel } from './VideoPanel.tsx'

interface Props {
  /** Where the form is used: the labels of the two choices differ. */
  of?: 'step' | 'screen'
  /** The draft that owns the clips. Also pass it as `key`, because another draft has another message. */
  draftId: string
  message: Message
  /**
   * `typing` edits come with every key press. Other edits may come after the form was unmounted, when a recording ends.
   */
  onEdit: (edit: Edit, options?: { typing?: boolean }) => void
  /** Whether a recording is being made or stored: the host cannot go on meanwhile. */
  onRecording: (isRecording: boolean) => void
}

/** The host's message, recorded or written, in the step and on the edit screen. */
export function MessageForm({ of = 'step', draftId, message, onEdit, onRecording }: Props) {
  const t = useTranslations('message')
  const showToast = useToast()
  const [opened, open] = useState<MessageMode | null>(null)
  const mode = opened ?? modeOf(message)
  // A recording may end after its screen was left.
  const latest = useRef(message)
  latest.current = message
  const [wasAskedFor, setAskedFor] = useState(false)
  const [freshId, setFreshId] = useState<string | null>(null)
  const hasClip = hasVideo(message)
  const isRecorded = hasClip && !isChosen(message.hostVideo)

  const { recorder, state } = useRecorder(() =>
    clipSink(draftId, (clip) => {
      setFreshId(clip.id)
      take(clip)
    }),
  )
  const leftovers = useInterruptedRecordings(draftId, !hasText(message) && !hasClip, take)
  const isWorking = isAtWork(state)
  useEffect(() => onRecording(isWorking), [isWorking, onRecording])

  function take(clip: DraftVideo) {
    open('video')
    const { hostVideo } = latest.current
    latest.current = { ...latest.current, hostVideo: clip }
    onEdit(takeClip(clip))
    if (hostVideo?.id !== clip.id) dropClip(hostVideo)
  }

  async function takeFile(file: File) {
    const chosen = await takeVideoFile(draftId, file)
    if ('clip' in chosen) {
      // The camera may be on.
      await recorder.leave()
      noteChosen(chosen.clip.id)
      take(chosen.clip)
    }
    return chosen
  }

  async function write() {
    // A recording in progress is stored first.
    await recorder.leave()
    setAskedFor(true)
    onEdit(chooseText)
    open('text')
  }

  function record() {
    if (state.phase !== 'idle') return
    const wasOpen = mode === 'video'
    open('video')
    onEdit(chooseVideo)
    if (!hasClip || wasOpen) void recorder.open()
  }

  function removeVideo() {
    setAskedFor(true)
    onEdit(putVideo({ hostVideo: null, serverVideo: null, isVideoShown: false }))
    showToast({ message: t('text.videoRemoved'), onUndo: () => onEdit(putVideo(message)) })
  }

  const isUnsupported = mode === 'video' && state.fault === 'unsupported'
  const { fault } = state
  return (
    <div className="stack">
      <Encouragement isRecording={isWorking} />
      <InterruptedRecordingNotice {...leftovers} />
      <MessageOptions
        of={of}
        mode={mode}
        phase={state.phase}
        isRecorded={isRecorded}
        onRecord={record}
        onWrite={() => void write()}
      />
      {mode === 'text' && (
        <TextPanel
          // The pressed button goes with the video: the text takes its focus.
          key={String(hasClip)}
          text={message.hostMessage}
          focus={wasAskedFor}
          onText={(text) => {
            open('text')
            onEdit(setText('hostMessage', text), { typing: true })
          }}
        />
      )}
      {isUnsupported && <Unsupported onFile={takeFile} onWrite={write} />}
      {mode === 'video' && (hasClip || !isUnsupported) && (
        <VideoPanel
          {...{ message, recorder, state }}
          isFresh={freshId !== null && message.hostVideo?.id === freshId}
          onWrite={write}
          writeLabel={of === 'screen' ? t('options.writeScreen') : t('video.changedMind')}
          onFile={takeFile}
        />
      )}
      {hasClip && mode && (mode === 'text' || hasText(message)) && (
        <OtherMessage
          mode={mode}
          hasText={hasText(message)}
          onSwitch={mode === 'text' ? record : write}
          onRemoveVideo={removeVideo}
        />
      )}
      {(fault === 'denied' || fault === 'unavailable') && (
        <CameraDialog
          fault={fault}
          onClose={recorder.dismissFault}
          onRetry={() => void recorder.open()}
          onWrite={() => void write()}
        />
      )}
    </div>
  )
}

interface UnsupportedProps {
  onFile: (file: File) => Promise<ChosenVideo>
  onWrite: () => unknown
}

/** For browsers that cannot record: offers the phone's camera app, a file, or a written message. */
function Unsupported({ onFile, onWrite }: UnsupportedProps) {
  const t = useTranslations('message')
  return (
    <div className="stack">
      <Notice title={t('unsupported.title')}>{t('unsupported.help')}</Notice>
      <ChooseVideo onFile={onFile} withCamera={navigator.maxTouchPoints > 0} />
      <div className="row">
        <Button look="link" onPress={onWrite}>
          {t('video.changedMind')}
        </Button>
      </div>
    </div>
  )
}

/** Offers an interrupted recording, or says that it is already used as the message. */
function InterruptedRecordingNotice({ offered, outcome, review, discard }: InterruptedRecordings) {
  const t = useTranslations('message.leftover')
  if (offered === null) return outcome && <Notice>{t(outcome)}</Notice>
  return (
    <Notice
      title={t('title')}
      action={
        <div className="row">
          <Button onPress={review}>{t('review')}</Button>
          <Button look="link" onPress={discard}>
            {t('discard')}
          </Button>
        </div>
      }
    >
      {t('help')}
    </Notice>
  )
}

interface OtherProps {
  /** Which one is open. */
  mode: MessageMode
  hasText: boolean
  onSwitch: () => unknown
  onRemoveVideo: () => void
}

/** Shown below a text or a video where there is the other, too: says which one people see, and offers the other. */
function OtherMessage({ mode, hasText, onSwitch, onRemoveVideo }: OtherProps) {
  const t = useTranslations('message')
  const isText = mode === 'text'
  const besideText = t(hasText ? 'text.videoAside' : 'text.videoShown')
  return (
    <p className="small quiet">
      {isText ? besideText : t('video.textAside')}{' '}
      {hasText && (
        <Button look="link" onPress={onSwitch}>
          {t(isText ? 'text.useVideo' : 'video.useText')}
        </Button>
      )}{' '}
      {isText && (
        <Button look="link" onPress={onRemoveVideo}>
          {t('text.removeVideo')}
        </Button>
      )}
    </p>
  )
}
