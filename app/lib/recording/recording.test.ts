import { describe, expect, test } from 'vitest'
import { classifyFault } from './camera.ts'
import { chooseMime, readContainer } from './kinds.ts'
import { isNearEnd, nextState, notRecording, type RecordingEvent, type RecordingState } from './machine.ts'
import { formatTimer } from './timer.ts'

const following = (...events: RecordingEvent[]): RecordingState => events.reduce(nextState, notRecording)
const open: RecordingEvent[] = [{ type: 'open' }, { type: 'opened' }]
const running: RecordingEvent[] = [...open, { type: 'start' }]
const tick = (seconds: number): RecordingEvent => ({ type: 'tick', seconds, most: 300 })

describe('a recording', () => {
  test('starts at 00:00 every time', () => {
    const again = [{ type: 'stop' }, { type: 'finished', empty: false }, ...running] as const
    expect(following(...running, tick(42), ...again)).toMatchObject({
      phase: 'recording',
      seconds: 0,
      ending: null,
    })
  })

  test('says from 4:30 on that the end is near, and ends at 5:00', () => {
    expect(isNearEnd(following(...running, tick(269)))).toBe(false)
    expect(isNearEnd(following(...running, tick(270)))).toBe(true)
    expect(following(...running, tick(299)).phase).toBe('recording')
    expect(following(...running, tick(300))).toMatchObject({
      phase: 'finishing',
      ending: 'limit',
      seconds: 300,
    })
    expect(following(...running, tick(304)).seconds).toBe(300)
  })

  test('keeps what was recorded when a device is lost', () => {
    expect(following(...running, tick(9), { type: 'lost' })).toMatchObject({
      phase: 'finishing',
      ending: 'lost',
      seconds: 9,
    })
    expect(following(...running, { type: 'lost' }, { type: 'finished', empty: true })).toMatchObject({
      phase: 'idle',
      fault: 'unavailable',
    })
    expect(following(...open, { type: 'lost' })).toMatchObject({ phase: 'idle', fault: 'unavailable' })
  })

  test('does not end by closing, and ignores events that come late', () => {
    expect(following(...running, { type: 'close' }).phase).toBe('recording')
    expect(following(...open, { type: 'close' })).toEqual(notRecording)
    expect(following({ type: 'opened' })).toEqual(notRecording)
    expect(following({ type: 'start' })).toEqual(notRecording)
    expect(following(...running, { type: 'stop' }, { type: 'lost' }).ending).toBe('stopped')
    expect(following(...running, { type: 'open' }).phase).toBe('recording')
  })

  test('keeps the reason for a missing camera until the camera is opened again', () => {
    const refused = following({ type: 'open' }, { type: 'refused', fault: 'denied' })
    expect(refused).toMatchObject({ phase: 'idle', fault: 'denied' })
    expect(nextState(refused, { type: 'open' }).fault).toBeNull()
    expect(nextState(refused, { type: 'dismissFault' }).fault).toBeNull()
  })
})

const h264 = 'video/mp4;codecs=avc1.42E028,mp4a.40.2'
test.each([
  [['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4', h264], h264],
  [['video/webm', 'video/mp4;codecs=avc1.64003E,mp4a.40.2'], 'video/mp4;codecs=avc1.64003E,mp4a.40.2'],
  [['video/webm;codecs=vp9,opus', 'video/webm', 'video/mp4'], 'video/webm;codecs=vp9,opus'],
  [['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus'], 'video/webm;codecs=vp8,opus'],
  [['video/webm'], 'video/webm'],
  [['video/mp4'], 'video/mp4'],
  [['video/ogg'], null],
])('of %j chooses %s', (supported, chosen) => {
  expect(chooseMime((mime) => supported.includes(mime))).toBe(chosen)
})

test('a container that failed comes last, but is still used if there is no other', () => {
  const failed = new Set(['video/mp4'])
  const either = ['video/webm', h264]
  expect(chooseMime((mime) => either.includes(mime), failed)).toBe('video/webm')
  expect(chooseMime((mime) => mime === h264, failed)).toBe(h264)
})

test('the container of a mime type', () => {
  expect(readContainer('video/webm;codecs=vp8,opus')).toBe('video/webm')
  expect(readContainer('video/mp4')).toBe('video/mp4')
})

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [84, '01:24'],
  [300, '05:00'],
])('%d s is shown as %s', (seconds, shown) => {
  expect(formatTimer(seconds)).toBe(shown)
})

test.each([
  ['NotAllowedError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'unavailable'],
  ['NotReadableError', 'unavailable'],
])('%s means %s', (name, fault) => {
  expect(classifyFault(Object.assign(new Error('no'), { name }))).toBe(fault)
})
