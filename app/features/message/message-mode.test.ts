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

describe("the host's message", () => {
  test('opens as text if there is text', () => {
    expect(modeOf(message())).toBeNull()
    expect(modeOf(message({ hostVideo: clip }))).toBe('video')
    expect(modeOf(message({ serverVideo: aMedia() }))).toBe('video')
    expect(modeOf(message({ personalMessage: 'Dear all', hostVideo: clip }))).toBe('text')
  })

  test('when writing is chosen, the recording is kept unused, and choosing to record restores it', () => {
    const written = chooseText(start({ hostVideo: clip }))
    expect(written.message).toEqual(message())
    const changed = { ...written, message: message({ personalMessage: 'Dear all' }) }
    const back = chooseVideo(changed)
    expect(back.message).toEqual(message({ hostVideo: clip }))
    expect(chooseText(back).message).toEqual(message({ personalMessage: 'Dear all' }))
  })

  test('when recording is chosen, the text is used until there is a clip, and is then kept unused', () => {
    const opened = chooseVideo(start({ personalMessage: 'Dear all' }))
    expect(opened.message.personalMessage).toBe('Dear all')
    const recorded = takeClip(opened, clip)
    expect(recorded.message).toEqual(message({ hostVideo: clip }))
    expect(chooseText(recorded).message).toEqual(message({ personalMessage: 'Dear all' }))
  })

  test('a new recording replaces the clip, used or unused', () => {
    expect(takeClip(start({ hostVideo: clip }), newer).message.hostVideo).toEqual(newer)
    const aside = chooseText(start({ hostVideo: clip }))
    expect(chooseText(takeClip(aside, newer)).aside.video?.hostVideo).toEqual(newer)
  })

  test('a message with both a text and a recording keeps both', () => {
    const both = start({ personalMessage: 'Dear all', serverVideo: aMedia() })
    expect(chooseText(both)).toEqual(both)
    expect(chooseVideo(both)).toEqual(both)
    expect(takeClip(both, clip).message).toEqual({ ...both.message, hostVideo: clip })
  })
})
