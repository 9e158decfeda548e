import type { Edit } from '#app/draft/edits.ts'
import type { Content, DraftVideo } from '#app/draft/schema.ts'
import { memorial } from '#contract/limits.ts'

/**
 * The host's message is a recording or a letter (decision 0060). Whichever is chosen against is set aside and
 * comes back when the host changes their mind, so that looking at the other costs nothing.
 */
export type Message = Pick<Content, 'personalMessage' | 'hostVideo' | 'serverVideo'>

/** What is kept of the one that is not used. */
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

/** More characters are kept and refused, never cut off: whoever pasted a long letter shortens it themselves. */
export const isTooLong = (text: string): boolean => text.length > memorial.messageMax

/** What is shown before the host chooses: a text wins; null asks. */
export function modeOf(message: Message): MessageMode | null {
  if (hasText(message)) return 'text'
  return hasVideo(message) ? 'video' : null
}

/** A memorial that came with both keeps both: opening one of them takes nothing away. */
const hasBoth = (message: Message): boolean => hasText(message) && hasVideo(message)

/** The host writes: the recording steps aside, and words written before are there again. */
export function chooseText({ message, aside }: MessageChoice): MessageChoice {
  if (hasBoth(message)) return { message, aside }
  const { hostVideo, serverVideo } = message
  return {
    message: { ...noVideo, personalMessage: hasText(message) ? message.personalMessage : aside.text },
    aside: { text: '', video: hasVideo(message) ? { hostVideo, serverVideo } : aside.video },
  }
}

/** The host records: a recording made before is there again, and the words step aside for it. */
export function chooseVideo({ message, aside }: MessageChoice): MessageChoice {
  if (hasVideo(message) || !aside.video) return { message, aside }
  return {
    message: { ...aside.video, personalMessage: '' },
    aside: { text: message.personalMessage, video: null },
  }
}

/** A new recording is the message from now on. */
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
