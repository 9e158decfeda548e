import { describe, expect, test } from 'vitest'
import { blankDraft, type Draft } from '#app/draft/schema.ts'
import { aMedia } from '#app/draft/testing.ts'
import { chooseText, chooseVideo, modeOf, takeClip } from './message-mode.ts'

const clip = { id: 'clip', mime: 'video/webm', seconds: 12 }
const draft = (change: Partial<Draft> = {}): Draft => ({ ...blankDraft('d'), ...change })
const words = { hostMessage: 'Dear all' }

describe("the host's message", () => {
  test('opens as what people see: the one chosen last, or the only one', () => {
    expect(modeOf(draft())).toBeNull()
    expect(modeOf(draft({ hostVideo: clip }))).toBe('video')
    expect(modeOf(draft({ serverVideo: aMedia() }))).toBe('video')
    expect(modeOf(draft({ ...words, hostVideo: clip }))).toBe('text')
    expect(modeOf(draft({ ...words, hostVideo: clip, isVideoShown: true }))).toBe('video')
    expect(modeOf(draft({ ...words, isVideoShown: true }))).toBe('text')
  })

  test('choosing one keeps the other', () => {
    const recorded = takeClip(clip)(draft(words))
    expect(recorded).toMatchObject({ ...words, hostVideo: clip, isVideoShown: true })
    const written = chooseText(recorded)
    expect(written).toMatchObject({ ...words, hostVideo: clip, isVideoShown: false })
    expect(chooseVideo(written)).toEqual(recorded)
  })

  test('until there is a clip, recording changes nothing', () => {
    expect(chooseVideo(draft(words))).toEqual(draft(words))
  })
})
