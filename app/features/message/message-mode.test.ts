import { describe, expect, test } from 'vitest'
import { aMedia } from '#app/draft/testing.ts'
import { chooseText, chooseVideo, type Message, modeOf, noUnusedDraft, takeClip } from './message-mode.ts'

const clip = { id: 'clip', mime: 'video/webm', seconds: 12 }
const newer = { ...clip, id: 'newer' }
const message = (change: Partial<Message> = {}): Message => ({
  personalMessage: '',
  hostVideo: null,
  serverVideo: null,
  ...change,
})
const start = (change: Partial<Message> = {}) => ({ message: message(change), aside: noUnusedDraft })

describe('the message', () => {
  test('opens as text where there is text', () => {
    expect(modeOf(message())).toBeNull()
    expect(modeOf(message({ hostVideo: clip }))).toBe('video')
    expect(modeOf(message({ serverVideo: aMedia() }))).toBe('video')
    expect(modeOf(message({ personalMessage: 'Dear all', hostVideo: clip }))).toBe('text')
  })

  test('written instead of recorded leaves the recording out, and gives it back', () => {
    const written = chooseText(start({ hostVideo: clip }))
    expect(written.message).toEqual(message())
    const changed = { ...written, message: message({ personalMessage: 'Dear all' }) }
    const back = chooseVideo(changed)
    expect(back.message).toEqual(message({ hostVideo: clip }))
    expect(chooseText(back).message).toEqual(message({ personalMessage: 'Dear all' }))
  })

  test('recorded instead of written leaves the words out once there is a clip', () => {
    const opened = chooseVideo(start({ personalMessage: 'Dear all' }))
    expect(opened.message.personalMessage).toBe('Dear all')
    const recorded = takeClip(opened, clip)
    expect(recorded.message).toEqual(message({ hostVideo: clip }))
    expect(chooseText(recorded).message).toEqual(message({ personalMessage: 'Dear all' }))
  })

  test('recorded anew replaces the clip and forgets the one set aside', () => {
    expect(takeClip(start({ hostVideo: clip }), newer).message.hostVideo).toEqual(newer)
    const aside = chooseText(start({ hostVideo: clip }))
    expect(chooseText(takeClip(aside, newer)).aside.video?.hostVideo).toEqual(newer)
  })

  test('that came with both keeps both', () => {
    const both = start({ personalMessage: 'Dear all', serverVideo: aMedia() })
    expect(chooseText(both)).toEqual(both)
    expect(chooseVideo(both)).toEqual(both)
    expect(takeClip(both, clip).message).toEqual({ ...both.message, hostVideo: clip })
  })
})
