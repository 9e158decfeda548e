import { createStore, type StoreApi } from 'zustand/vanilla'
import { timing } from '#app/lib/timing.ts'
import {
  anyDevice,
  type CameraFault,
  type CaptureDevices,
  classifyFault,
  closeCamera,
  type DeviceChoice,
  isDeniedAlready,
  listDevices,
  noDevices,
  openCamera,
} from './camera.ts'
import { chooseMime, type RecordedKind, readContainer, video } from './kinds.ts'
import { isAtWork, nextState, notRecording, type RecordingEvent, type RecordingState } from './machine.ts'

/** Where a recording is stored. */
export interface ClipSink {
  /** Stores the next chunk, one second long. */
  append(piece: Blob): Promise<unknown>
  /** Makes a clip of the chunks. False when there were none. */
  finish(clip: { mime: string; seconds: number }): Promise<boolean>
}

/** What the browser offers, as functions that are called when needed, so that the server can render. */
export interface RecorderDependencies {
  devices(): MediaDevices | undefined
  permissions(): Permissions | undefined
  Recorder(): typeof MediaRecorder | undefined
  /** Monotonic milliseconds. */
  now(): number
}

export interface RecorderState extends RecordingState {
  /** What the camera sees, from `preview` on. */
  stream: MediaStream | null
  devices: CaptureDevices
  choice: DeviceChoice
}

export interface Recorder {
  state: StoreApi<RecorderState>
  /** Whether this browser can record at all. */
  isSupported(): boolean
  /** Asks for camera and microphone, and shows the preview. */
  open(): Promise<void>
  /** Switches to another camera or microphone. */
  choose(choice: Partial<DeviceChoice>): Promise<void>
  start(): void
  /** Resolves once the clip is stored. */
  stop(): Promise<void>
  /** Turns the camera off; what is being recorded is stored. */
  leave(): Promise<void>
  dismissFault(): void
}

/** Length of a chunk in milliseconds: a crash loses the last chunk only. */
const PIECE = 1000

/** Controls camera and microphone, and records. */
export function createRecorder(
  deps: RecorderDependencies,
  newSink: () => ClipSink,
  kind: RecordedKind = video,
): Recorder {
  const state = createStore<RecorderState>(() => ({
    ...notRecording,
    stream: null,
    devices: noDevices,
    choice: anyDevice,
  }))
  // Counts the requests for the camera: a permission that is given after the person left is ignored.
  let opening = 0
  let watching = new AbortController()
  let recording: ReturnType<typeof record> | null = null
  // Containers that this browser claimed to support and could not record, e.g. because an encoder is missing.
  const failed = new Set<string>()

  function dispatch(event: RecordingEvent): void {
    const before = state.getState()
    const after = nextState(before, event)
    if (after === before) return
    state.setState(after)
    if (after.phase === 'finishing' && before.phase === 'recording') recording?.stop()
    if (after.phase === 'idle' && before.phase !== 'idle') release()
  }

  function release(): void {
    const { stream } = state.getState()
    watching.abort()
    if (stream) closeCamera(stream)
    state.setState({ stream: null })
  }

  const mime = (): string | null => {
    const Recorder = deps.Recorder()
    return Recorder ? chooseMime((type) => Recorder.isTypeSupported(type), failed, kind.mimes) : null
  }

  /** null when the person left meanwhile. */
  async function askForCamera(isStill: () => boolean): Promise<MediaStream | CameraFault | null> {
    const devices = deps.devices()
    if (!devices || mime() === null) return 'unsupported'
    if (await isDeniedAlready(deps.permissions(), kind)) return 'denied'
    try {
      const stream = await openCamera(devices, state.getState().choice, kind)
      if (isStill()) return stream
      closeCamera(stream)
      return null
    } catch (thrown) {
      return classifyFault(thrown)
    }
  }

  async function open(): Promise<void> {
    if (state.getState().phase !== 'idle') return
    opening += 1
    const mine = opening
    const isStill = () => mine === opening && state.getState().phase === 'asking'
    dispatch({ type: 'open' })
    const answer = await askForCamera(isStill)
    if (!isStill() || answer === null) return
    if (typeof answer === 'string') return dispatch({ type: 'refused', fault: answer })
    state.setState({ stream: answer })
    dispatch({ type: 'opened' })
    watch(answer)
  }

  /** Handles a device that is unplugged, or another that is plugged in. */
  function watch(stream: MediaStream): void {
    watching = new AbortController()
    const { signal } = watching
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => dispatch({ type: 'lost' }), { signal })
    }
    const devices = deps.devices()
    const list = async () => {
      if (!devices) return
      const found = await listDevices(devices, stream)
      if (!signal.aborted) state.setState(found)
    }
    devices?.addEventListener('devicechange', list, { signal })
    void list()
  }

  function start(): void {
    const { phase, stream } = state.getState()
    const Recorder = deps.Recorder()
    if (phase !== 'preview' || !stream || !Recorder) return
    recording = begin(Recorder, stream)
    dispatch({ type: recording ? 'start' : 'lost' })
  }

  /** Starts the first type that the browser can record; null when it can start none. */
  function begin(Recorder: typeof MediaRecorder, stream: MediaStream) {
    const tried = new Set<string>()
    for (let type = mime(); type !== null && !tried.has(type); type = mime()) {
      tried.add(type)
      try {
        return record(new Recorder(stream, { mimeType: type, ...kind.quality }), type)
      } catch {
        failed.add(readContainer(type))
      }
    }
    return null
  }

  function record(media: MediaRecorder, mimeType: string) {
    const sink = newSink()
    const startedAt = deps.now()
    const elapsed = () => (deps.now() - startedAt) / 1000
    const kept = new Promise<void>((resolve) => {
      media.onstop = async () => {
        clearInterval(clock)
        const seconds = Math.round(elapsed())
        // The device ended the recording, unless `stop` did; after `stop` this event changes nothing.
        dispatch({ type: 'lost' })
        release()
        const mime = readContainer(media.mimeType || mimeType)
        const isKept = await sink.finish({ mime, seconds }).catch(() => false)
        dispatch({ type: 'finished', empty: !isKept })
        resolve()
      }
    })
    let isEmpty = true
    media.ondataavailable = ({ data }) => {
      if (data.size === 0) return
      isEmpty = false
      void sink.append(data)
    }
    media.onerror = () => {
      if (isEmpty) failed.add(readContainer(mimeType))
      dispatch({ type: 'lost' })
    }
    media.start(PIECE)
    const clock = setInterval(
      () => dispatch({ type: 'tick', seconds: Math.floor(elapsed()), most: kind.seconds }),
      timing.recordingTick,
    )
    return {
      kept,
      stop: () => {
        if (media.state !== 'inactive') media.stop()
      },
    }
  }

  async function stop(): Promise<void> {
    dispatch({ type: 'stop' })
    await recording?.kept
  }

  return {
    state,
    open,
    start,
    stop,
    isSupported: () => deps.devices() !== undefined && mime() !== null,
    dismissFault: () => dispatch({ type: 'dismissFault' }),
    async choose(choice) {
      if (state.getState().phase !== 'preview') return
      dispatch({ type: 'close' })
      state.setState({ choice: { ...state.getState().choice, ...choice } })
      await open()
    },
    async leave() {
      opening += 1
      if (isAtWork(state.getState())) await stop()
      else dispatch({ type: 'close' })
    },
  }
}
