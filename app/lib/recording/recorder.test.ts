import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { type ClipSink, createRecorder, type RecorderDependencies } from './recorder.ts'

/** Fake devices and a fake MediaRecorder that do what a test tells them. */
class FakeTrack extends EventTarget {
  readonly kind: string
  readonly id: string
  readyState = 'live'
  constructor(kind: string, id: string) {
    super()
    this.kind = kind
    this.id = id
  }
  getSettings = () => ({ deviceId: this.id, groupId: 'laptop' })
  stop() {
    this.readyState = 'ended'
  }
  unplug() {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class FakeRecorder {
  static made: FakeRecorder[] = []
  static records = ['video/webm']
  /** Types that it claims to support but cannot start recording. */
  static refuses: string[] = []
  static isTypeSupported = (mime: string) => FakeRecorder.records.some((one) => mime.startsWith(one))
  state = 'inactive'
  mimeType: string
  ondataavailable: (event: { data: Blob }) => void = () => {}
  onstop: () => void = () => {}
  onerror: () => void = () => {}
  constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
    this.mimeType = mimeType
    FakeRecorder.made.push(this)
  }
  start() {
    if (FakeRecorder.refuses.some((one) => this.mimeType.startsWith(one)))
      throw new DOMException('no encoder', 'NotSupportedError')
    this.state = 'recording'
  }
  fail() {
    this.onerror()
    this.stop()
  }
  give(text: string) {
    this.ondataavailable({ data: new Blob([text]) })
  }
  stop() {
    this.state = 'inactive'
    this.onstop()
  }
}

let tracks: FakeTrack[]
let asked: MediaStreamConstraints[]
let answer: () => Promise<void>
let now: number
let pieces: string[]
let clips: { mime: string; seconds: number }[]
let permission: string

beforeEach(() => {
  vi.useFakeTimers()
  tracks = []
  asked = []
  answer = async () => {}
  now = 0
  pieces = []
  clips = []
  permission = 'prompt'
  FakeRecorder.made = []
  FakeRecorder.records = ['video/webm']
  FakeRecorder.refuses = []
})

const devices = Object.assign(new EventTarget(), {
  async getUserMedia(constraints: MediaStreamConstraints) {
    asked.push(constraints)
    await answer()
    const made = [new FakeTrack('video', 'front'), new FakeTrack('audio', 'default')]
    tracks.push(...made)
    return {
      getTracks: () => made,
      getVideoTracks: () => made.slice(0, 1),
      getAudioTracks: () => made.slice(1),
    }
  },
  enumerateDevices: async () => [
    { kind: 'videoinput', deviceId: 'front', label: 'Front' },
    { kind: 'videoinput', deviceId: 'desk', label: 'Desk' },
    { kind: 'audioinput', deviceId: 'default', label: 'Default: Built-in', groupId: 'laptop' },
    { kind: 'audioinput', deviceId: 'built-in', label: 'Built-in', groupId: 'laptop' },
  ],
})

const sink = (): ClipSink => ({
  async append(piece) {
    pieces.push(await piece.text())
  },
  async finish(clip) {
    clips.push(clip)
    return true
  },
})

/** Fakes with the few members of the browser's objects that are used. */
const browser = (change: Partial<Record<keyof RecorderDependencies, unknown>> = {}) =>
  ({
    devices: () => devices,
    permissions: () => ({ query: async () => ({ state: permission }) }),
    Recorder: () => FakeRecorder,
    now: () => now,
    ...change,
  }) as unknown as RecorderDependencies

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000
    vi.advanceTimersByTime(1000)
  }
}

const recorderOn = (deps = browser()) => createRecorder(deps, sink)
const lights = () => tracks.map((track) => track.readyState)

test('stores a recording chunk by chunk and turns the camera off', async () => {
  const recorder = recorderOn()
  await recorder.open()
  expect(recorder.state.getState()).toMatchObject({ phase: 'preview', seconds: 0 })
  recorder.start()
  FakeRecorder.made[0]?.give('one')
  pass(2)
  expect(recorder.state.getState()).toMatchObject({ phase: 'recording', seconds: 2 })
  await recorder.stop()
  expect(pieces).toEqual(['one'])
  expect(clips).toEqual([{ mime: 'video/webm', seconds: 2 }])
  expect(recorder.state.getState()).toMatchObject({ phase: 'idle', ending: 'stopped', stream: null })
  expect(lights()).toEqual(['ended', 'ended'])
})

test('a recording ends by itself after five minutes', async () => {
  const recorder = recorderOn()
  await recorder.open()
  recorder.start()
  pass(299)
  expect(clips).toEqual([])
  pass(1)
  await recorder.stop()
  expect(clips).toEqual([{ mime: 'video/webm', seconds: 300 }])
  expect(recorder.state.getState().ending).toBe('limit')
})

test('unplugging a device ends the recording and keeps what was recorded', async () => {
  const recorder = recorderOn()
  await recorder.open()
  recorder.start()
  pass(3)
  tracks[0]?.unplug()
  await recorder.stop()
  expect(clips).toEqual([{ mime: 'video/webm', seconds: 3 }])
  expect(recorder.state.getState()).toMatchObject({ phase: 'idle', ending: 'lost' })
  expect(lights()).toEqual(['ended', 'ended'])
})

test('leaving while recording keeps the clip; leaving the preview only turns the camera off', async () => {
  const recorder = recorderOn()
  await recorder.open()
  recorder.start()
  pass(4)
  await recorder.leave()
  expect(clips).toEqual([{ mime: 'video/webm', seconds: 4 }])
  await recorder.open()
  await recorder.leave()
  expect(clips).toHaveLength(1)
  expect(new Set(lights())).toEqual(new Set(['ended']))
})

test('a permission that is given after leaving does not turn the camera on', async () => {
  let give = () => {}
  answer = () =>
    new Promise((resolve) => {
      give = resolve
    })
  const recorder = recorderOn()
  const opening = recorder.open()
  await eventually(() => expect(asked).toHaveLength(1))
  await recorder.leave()
  give()
  await opening
  expect(recorder.state.getState().phase).toBe('idle')
  expect(lights()).toEqual(['ended', 'ended'])
})

test('says why there is no camera', async () => {
  const classifyFault = async (deps = browser()) => {
    const recorder = recorderOn(deps)
    await recorder.open()
    return recorder.state.getState().fault
  }
  expect(await classifyFault(browser({ devices: () => undefined }))).toBe('unsupported')
  expect(await classifyFault(browser({ Recorder: () => undefined }))).toBe('unsupported')
  answer = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  expect(await classifyFault()).toBe('denied')
  answer = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotReadableError' }))
  expect(await classifyFault()).toBe('unavailable')
  permission = 'denied'
  asked = []
  expect(await classifyFault()).toBe('denied')
  expect(asked).toEqual([])
})

test('another camera can be chosen, and any camera is used when the chosen one is gone', async () => {
  const recorder = recorderOn()
  await recorder.open()
  await eventually(() => expect(recorder.state.getState().devices.cameras).toHaveLength(2))
  expect(recorder.state.getState()).toMatchObject({
    devices: { microphones: [{ id: 'built-in', label: 'Built-in' }] },
    choice: { cameraId: 'front', microphoneId: 'built-in' },
  })
  await recorder.choose({ cameraId: 'desk' })
  expect(asked.at(-1)?.video).toMatchObject({ deviceId: { exact: 'desk' } })
  expect(lights()).toEqual(['ended', 'ended', 'live', 'live'])

  answer = async () => {
    if (asked.length === 3) throw Object.assign(new Error('gone'), { name: 'OverconstrainedError' })
  }
  await recorder.choose({ cameraId: 'phone' })
  expect(asked.at(-1)?.video).toMatchObject({ facingMode: 'user' })
  expect(recorder.state.getState().phase).toBe('preview')
})

test('a recording without any data is a fault', async () => {
  const recorder = createRecorder(browser(), () => ({ ...sink(), finish: async () => false }))
  await recorder.open()
  recorder.start()
  await recorder.stop()
  expect(recorder.state.getState()).toMatchObject({ phase: 'idle', fault: 'unavailable' })
})

test('records MP4 if the browser can, and stores it as MP4', async () => {
  FakeRecorder.records = ['video/webm', 'video/mp4']
  const recorder = recorderOn()
  await recorder.open()
  recorder.start()
  FakeRecorder.made[0]?.give('one')
  pass(1)
  await recorder.stop()
  expect(FakeRecorder.made.map(({ mimeType }) => mimeType)).toEqual([
    'video/mp4;codecs=avc1.42E028,mp4a.40.2',
  ])
  expect(clips).toEqual([{ mime: 'video/mp4', seconds: 1 }])
})

test('a browser that claims to record MP4 and cannot start records WebM at once', async () => {
  FakeRecorder.records = ['video/webm', 'video/mp4']
  FakeRecorder.refuses = ['video/mp4']
  const recorder = recorderOn()
  await recorder.open()
  recorder.start()
  expect(recorder.state.getState().phase).toBe('recording')
  await recorder.stop()
  expect(clips).toEqual([{ mime: 'video/webm', seconds: 0 }])
})

test('a browser whose MP4 encoder fails before any data records WebM the next time', async () => {
  FakeRecorder.records = ['video/webm', 'video/mp4']
  const recorder = createRecorder(browser(), () => ({ ...sink(), finish: async () => pieces.length > 0 }))
  await recorder.open()
  recorder.start()
  FakeRecorder.made[0]?.fail()
  await eventually(() =>
    expect(recorder.state.getState()).toMatchObject({ phase: 'idle', fault: 'unavailable' }),
  )
  await recorder.open()
  recorder.start()
  expect(FakeRecorder.made.at(-1)?.mimeType).toBe('video/webm;codecs=vp8,opus')
})

test('a browser that cannot start any type reports that there is no camera, and may try again', async () => {
  FakeRecorder.refuses = ['video/webm']
  const recorder = recorderOn()
  await recorder.open()
  recorder.start()
  expect(recorder.state.getState()).toMatchObject({ phase: 'idle', fault: 'unavailable' })
  FakeRecorder.refuses = []
  await recorder.open()
  recorder.start()
  expect(recorder.state.getState().phase).toBe('recording')
})
