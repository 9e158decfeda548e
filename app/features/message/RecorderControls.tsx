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
  /** The clip was chosen from the device, so nothing was recorded yet. */
  isChosen: boolean
  /** Whether this browser plays the clip. */
  canReplay: boolean
  player: RefObject<HTMLVideoElement | null>
  onWrite: () => unknown
  writeLabel: string
}

/**
 * One button does the whole recording, from turning on the camera to Review. Its label changes and it keeps the focus,
 * so that keyboard and screen reader users stay in place.
 */
export function RecorderControls(props: Props) {
  const { phase, recorder, hasClip, isChosen, canReplay, player, onWrite, writeLabel } = props
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
    // Ignores the second click of a double click, which would press the button's next action: Stop after Start.
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
          {t(isChosen ? 'recordInstead' : 'rerecord')}
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

/** Focuses the button when the camera is ready, or when the focused button was removed. */
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
