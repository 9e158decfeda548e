import { useEffect, useRef, useState } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { CaptureDevice, CaptureDevices, DeviceChoice } from '#app/lib/recording/camera.ts'
import { isNearEnd } from '#app/lib/recording/machine.ts'
import type { Recorder, RecorderState } from '#app/lib/recording/recorder.ts'
import { formatTimer } from '#app/lib/recording/timer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useReadyVideo } from '#app/saving/use-ready-video.ts'
import { classes } from '#app/ui/classes.ts'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { ChooseVideo } from './ChooseVideo.tsx'
import { ClipPlayer } from './ClipPlayer.tsx'
import { isChosen } from './chosen-clip.ts'
import type { ChosenVideo } from './clips.ts'
import { hasVideo, type Message } from './message-mode.ts'
import { RecorderControls } from './RecorderControls.tsx'
import styles from './VideoPanel.module.css'

interface Props {
  message: Message
  recorder: Recorder
  state: RecorderState
  /** Whether the clip was recorded just now. */
  isFresh: boolean
  onWrite: () => unknown
  /** 'Changed my Mind, Write a Message' */
  writeLabel: string
  onFile: (file: File) => Promise<ChosenVideo>
}

/** Records and plays the video message. */
export function VideoPanel({ message, recorder, state, isFresh, onWrite, writeLabel, onFile }: Props) {
  const t = useTranslations('message.video')
  const player = useRef<HTMLVideoElement>(null)
  const { hostVideo, serverVideo } = message
  const local = useFileUrl(hostVideo?.id ?? null)
  const stored = hostVideo ? null : serverVideo
  const clipId = hostVideo?.id ?? stored?.uuid ?? null
  const [unplayable, setUnplayable] = useState<string | null>(null)
  const isThere = !stored || stored.state === 'READY'
  const canReplay = isThere && (unplayable === null || unplayable !== clipId)
  useReadyVideo()
  const isIdle = state.phase === 'idle'
  const hasClip = hasVideo(message)
  const box = useRef<HTMLDivElement>(null)
  const isReady = state.phase === 'preview'

  // The focus has just moved to Start, and the browser scrolled it to the middle: nobody would see their own face.
  // biome-ignore lint/correctness/useExhaustiveDependencies: devices are listed later, above Start
  useEffect(() => {
    if (isReady) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady, state.devices])

  const seconds = hostVideo ? hostVideo.seconds : serverVideo?.durationSeconds

  return (
    <section aria-label={t('section')}>
      <div ref={box} className={`box ${styles.recorder}`}>
        <div className={classes(styles.view, isIdle && !canReplay && styles.unplayable)}>
          {isIdle && hasClip && (
            <ClipPlayer
              key={clipId}
              {...{ local, stored, player }}
              playsAtOnce={isFresh}
              onUnplayable={() => setUnplayable(clipId)}
            />
          )}
          {isIdle && !hasClip && <p className={styles.empty}>{t('cameraOff')}</p>}
          {state.phase === 'asking' && <p className={styles.empty}>{t('asking')}</p>}
          {state.phase === 'finishing' && (
            <div className={styles.empty}>
              <LoadingLine>{t('keeping')}</LoadingLine>
            </div>
          )}
          {state.stream && <CameraPreview stream={state.stream} />}
          {(isReady || state.phase === 'recording') && <RecordingTimer state={state} />}
        </div>
        <div className={`stack s2 ${styles.controls}`}>
          {isReady && (
            <DevicePickers
              devices={state.devices}
              choice={state.choice}
              onChoose={(choice) => void recorder.choose(choice)}
            />
          )}
          <RecorderControls
            {...{ recorder, hasClip, player, onWrite, writeLabel }}
            isChosen={isChosen(hostVideo)}
            phase={state.phase}
            canReplay={canReplay}
          />
          {isIdle && <ChooseVideo onFile={onFile} isOther={hasClip} />}
        </div>
      </div>
      <div className="stack s3 top3">
        {isNearEnd(state) && <Notice>{t('nearEnd')}</Notice>}
        {isIdle && state.ending === 'limit' && <Notice>{t('limit')}</Notice>}
        {isIdle && state.ending === 'lost' && <Notice>{t('lost')}</Notice>}
        <p className="small quiet">
          {isIdle && hasClip && Boolean(seconds) && `${t('length', { time: formatTimer(seconds ?? 0) })}. `}
          {isIdle && !hostVideo && serverVideo && `${t('stored')} `}
          {t('hint')}
        </p>
        {isReady && <ChooseVideo onFile={onFile} />}
      </div>
    </section>
  )
}

/** The camera picture, mirrored and without sound. */
function CameraPreview({ stream }: { stream: MediaStream }) {
  const t = useTranslations('message.video')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} className={styles.mirror} autoPlay muted playsInline aria-label={t('you')} />
}

/** Recording time, shown over the picture; not read aloud every second. */
function RecordingTimer({ state }: { state: RecorderState }) {
  const t = useTranslations('message.video')
  const isRunning = state.phase === 'recording'
  const time = formatTimer(state.seconds)
  return (
    <p className={`touch strong tabular ${styles.timer}`} role="timer">
      {isRunning && <span className={`breathing ${styles.dot}`} />}
      {isRunning ? t('timer', { time }) : t('ready', { time })}
    </p>
  )
}

interface DevicePickersProps {
  devices: CaptureDevices
  choice: DeviceChoice
  onChoose: (choice: Partial<DeviceChoice>) => void
}

/** Chooses the camera and the microphone, if there are several. */
function DevicePickers({ devices, choice, onChoose }: DevicePickersProps) {
  const t = useTranslations('message.video')
  const { cameras, microphones } = devices
  if (cameras.length < 2 && microphones.length < 2) return null
  return (
    <div className={`stack s4 across below3 ${styles.devices}`}>
      {cameras.length > 1 && (
        <SelectField
          label={t('camera')}
          value={choice.cameraId ?? ''}
          onChange={(event) => onChoose({ cameraId: event.target.value })}
        >
          {options(cameras, (number) => t('cameraNamed', { number }))}
        </SelectField>
      )}
      {microphones.length > 1 && (
        <SelectField
          label={t('microphone')}
          value={choice.microphoneId ?? ''}
          onChange={(event) => onChoose({ microphoneId: event.target.value })}
        >
          {options(microphones, (number) => t('microphoneNamed', { number }))}
        </SelectField>
      )}
    </div>
  )
}

const options = (devices: CaptureDevice[], unnamed: (number: number) => string) =>
  devices.map((device, at) => (
    <option key={device.id} value={device.id}>
      {device.label || unnamed(at + 1)}
    </option>
  ))
