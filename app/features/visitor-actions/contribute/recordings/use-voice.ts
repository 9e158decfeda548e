import { useEffect, useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { voice } from '#app/lib/recording/kinds.ts'
import type { ClipSink } from '#app/lib/recording/recorder.ts'
import { useRecorder } from '#app/lib/recording/use-recorder.ts'
import { putRecording } from '../files.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'

/** Chunks, one second each, between two copies on the device: a crash loses no more. */
const STORED_EVERY = 3
/** Of 1: a quiet room is louder. */
const LOWEST_HEARD = 0.01
const EVERY_MS = 100

/**
 * Records voices into the draft. One that runs is stored from its first seconds on, so that a reload or a crash loses
 * little of it.
 *
 * @param onRunning told the id of the one that is being recorded, and null after it
 */
export function useVoice(work: MemoryFilesWork, onRunning: (id: string | null) => void) {
  const [isFull, setFull] = useState(false)
  const isDiscarded = useRef(false)
  const [wasDiscarded, setWasDiscarded] = useState(false)
  const heard = useRef<ReturnType<typeof listenTo>>(null)
  const { recorder, state } = useRecorder(newSink, voice)
  const { stream } = state

  useEffect(() => {
    if (!stream) return
    const listening = listenTo(stream)
    heard.current = listening
    return listening.stop
  }, [stream])

  function newSink(): ClipSink {
    const id = newId()
    const pieces: Blob[] = []
    isDiscarded.current = false
    const whole = (type: string) => new Blob(pieces, { type })
    return {
      async append(piece) {
        pieces.push(piece)
        if (isDiscarded.current) return
        if (pieces.length === 1) {
          onRunning(id)
          work.addRecording({ id, kind: 'VOICE', name: '', seconds: null })
        }
        if (pieces.length % STORED_EVERY === 1) await putRecording(work.slug, id, whole(piece.type))
      },
      async finish({ mime, seconds }) {
        onRunning(null)
        if (pieces.length === 0) return false
        if (isDiscarded.current) {
          work.dropRecording(id)
          return true
        }
        if (!(await putRecording(work.slug, id, whole(mime)))) work.notStored()
        work.changeRecording(id, { seconds, isSilent: heard.current?.isSilent() ?? false })
        return true
      },
    }
  }

  const isRunning = state.phase === 'recording'
  // biome-ignore lint/correctness/useExhaustiveDependencies: `work` is another object at every render
  useEffect(() => {
    work.onRecording(isRunning ? () => recorder.stop() : null)
    return () => work.onRecording(null)
  }, [isRunning, recorder])

  return {
    state,
    isSupported: recorder.isSupported(),
    isFull,
    /** The last one was thrown away. */
    isDiscarded: wasDiscarded,
    async begin() {
      setWasDiscarded(false)
      setFull(!work.hasRoomFor('VOICE'))
      if (!work.hasRoomFor('VOICE')) return
      await recorder.open()
      recorder.start()
    },
    stop: () => recorder.stop(),
    async throwAway() {
      isDiscarded.current = true
      setWasDiscarded(true)
      await recorder.stop()
    },
    /** Of what is heard now, from 0 to 1. */
    level: () => heard.current?.level() ?? 0,
  }
}

/** Watches how loud it is at a microphone. */
function listenTo(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  let [now, peak, looks] = [0, 0, 0]
  const timer = setInterval(() => {
    // Where the browser lets it listen only after a press that it saw.
    if (context.state !== 'running') return
    analyser.getByteTimeDomainData(samples)
    now = Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128
    peak = Math.max(peak, now)
    looks += 1
  }, EVERY_MS)
  return {
    level: () => now,
    /** Whether nothing was heard at all, as far as it could listen. */
    isSilent: () => looks > 5 && peak < LOWEST_HEARD,
    stop() {
      clearInterval(timer)
      void context.close().catch(() => {})
    },
  }
}
