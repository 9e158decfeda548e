import { Circle, Play, RotateCcw, Square, Video } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { RecordingPhase } from '#app/lib/recording/machine.ts'
import type { Recorder } from '#app/lib/recording/recorder.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'

interface Props {
  phase: RecordingPhase
  recorder: Recorder
  hasClip: boolean
  /** Whether this browser plays the clip. */
  canReplay: boolean
  player: RefObject<HTMLVideoElement | null>
  onWrite: () => unknown
  writeLabel: string
}

/**
 * One button carries the recording through: it changes its words and keeps the focus, from the camera to
 * Review, so that the keyboard and a screen reader stay where they are.
 */
export function RecorderControls(props: Props) {
  const { phase, recorder, hasClip, canReplay, player, onWrite, writeLabel } = props
  const t = useTranslations('message.video')

  function replay() {
    const video = player.current
    if (!video) return
    video.currentTime = 0
    void video.play().catch(() => undefined)
  }

  const steps = {
    idle: hasClip
      ? { label: t('review'), icon: Play, press: replay }
      : { label: t('turnOn'), icon: Video, press: () => recorder.open() },
    asking: { label: t('turnOn'), icon: Video, press: () => {} },
    preview: { label: t('start'), icon: Circle, press: () => recorder.start() },
    recording: { label: t('stop'), icon: Square, press: () => recorder.stop() },
    finishing: { label: t('stop'), icon: Square, press: () => {} },
  } as const
  const main = steps[phase]
  const isWaiting = phase === 'asking' || phase === 'finishing'
  const button = useRef<HTMLButtonElement>(null)
  useFocusOn(button, phase)

  function press(event: MouseEvent) {
    // The second half of a double click would press what the button has become: Stop behind Start.
    if (event.detail < 2) void main.press()
  }

  return (
    <>
      {(phase !== 'idle' || !hasClip || canReplay) && (
        <Button
          ref={button}
          look={phase === 'idle' && hasClip ? 'line' : 'ink'}
          icon={main.icon}
          busy={isWaiting}
          onPress={press}
        >
          {main.label}
        </Button>
      )}
      {phase === 'idle' && hasClip && (
        <Button icon={RotateCcw} onPress={() => void recorder.open()}>
          {t('rerecord')}
        </Button>
      )}
      {(phase === 'preview' || phase === 'asking') && hasClip && (
        <Button look="link" onPress={() => void recorder.leave()}>
          {t('keepEarlier')}
        </Button>
      )}
      <Button look="link" onPress={onWrite}>
        {writeLabel}
      </Button>
    </>
  )
}

/** Brings the focus along when the camera is there, and when the button that had it is gone. */
function useFocusOn(button: RefObject<HTMLButtonElement | null>, phase: RecordingPhase) {
  const before = useRef(phase)
  useEffect(() => {
    const cameFrom = before.current
    before.current = phase
    if (cameFrom === phase) return
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    const isChoosing = focused instanceof HTMLSelectElement
    if (isLost || (phase === 'preview' && !isChoosing)) button.current?.focus()
  }, [button, phase])
}
