import type { Edit } from '#app/draft/edits.ts'
import type { Content, DraftVideo } from '#app/draft/schema.ts'
import { memorial } from '#contract/limits.ts'

/**
 * The host's message is either a recording or a text (decision 0014). The one that is not chosen is kept as an unused
 * draft and restored when the host chooses it again, so that trying the other one loses nothing.
 */
export type Message = Pick<Content, 'personalMessage' | 'hostVideo' | 'serverVideo'>

/** The unused draft: the text or the video that is not part of the message. */
export interface UnusedDraft {
  text: string
  video: Pick<Message, 'hostVideo' | 'serverVideo'> | null
}

export interface MessageChoice {
  message: Message
  aside: UnusedDraft
}

export type MessageMode = 'video' | 'text'

export const noUnusedDraft: UnusedDraft = { text: '', video: null }
const noVideo = { hostVideo: null, serverVideo: null } as const

export const hasText = (message: Message): boolean => message.personalMessage.trim() !== ''
export const hasVideo = (message: Message): boolean =>
  message.hostVideo !== null || message.serverVideo !== null

/** Text beyond the limit is kept and reported, never cut off, so that the host can shorten it. */
export const isTooLong = (text: string): boolean => text.length > memorial.messageMax

/** What is opened at first: the text if there is one; null leaves the choice to the host. */
export function modeOf(message: Message): MessageMode | null {
  if (hasText(message)) return 'text'
  return hasVideo(message) ? 'video' : null
}

/** A memorial that already has both keeps both; opening one of them removes nothing. */
const hasBoth = (message: Message): boolean => hasText(message) && hasVideo(message)

/** Choosing to write: the recording becomes the unused draft, and an earlier text is restored. */
export function chooseText({ message, aside }: MessageChoice): MessageChoice {
  if (hasBoth(message)) return { message, aside }
  const { hostVideo, serverVideo } = message
  return {
    message: { ...noVideo, personalMessage: hasText(message) ? message.personalMessage : aside.text },
    aside: { text: '', video: hasVideo(message) ? { hostVideo, serverVideo } : aside.video },
  }
}

/** Choosing to record: an earlier recording is restored, and the text becomes the unused draft. */
export function chooseVideo({ message, aside }: MessageChoice): MessageChoice {
  if (hasVideo(message) || !aside.video) return { message, aside }
  return {
    message: { ...aside.video, personalMessage: '' },
    aside: { text: message.personalMessage, video: null },
  }
}

/** A new recording becomes the message. */
export function takeClip({ message, aside }: MessageChoice, hostVideo: DraftVideo): MessageChoice {
  if (hasBoth(message)) return { message: { ...message, hostVideo }, aside }
  return {
    message: { hostVideo, serverVideo: message.serverVideo, personalMessage: '' },
    aside: { text: hasText(message) ? message.personalMessage : aside.text, video: null },
  }
}

export const setMessage =
  ({ personalMessage, hostVideo, serverVideo }: Message): Edit =>
  (draft) => ({ ...draft, personalMessage, hostVideo, serverVideo })
