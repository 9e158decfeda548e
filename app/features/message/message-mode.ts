import type { Edit } from '#app/draft/edits.ts'
import { isVideoMessage } from '#app/draft/rules.ts'
import type { Content, DraftVideo } from '#app/draft/schema.ts'
import { ownTexts } from '#contract/memorial-texts.ts'

/**
 * The host's message is a recording, a text, or both, each in a field of its own. People see the one that was chosen
 * last; choosing one changes nothing of the other (decision 0014).
 */
export type Message = Pick<Content, 'hostMessage' | 'hostVideo' | 'serverVideo' | 'isVideoShown'>

export type MessageMode = 'video' | 'text'

export const hasText = (message: Message): boolean => message.hostMessage.trim() !== ''
export const hasVideo = (message: Message): boolean =>
  message.hostVideo !== null || message.serverVideo !== null

/** Text beyond the limit is kept and reported, never cut off, so that the host can shorten it. */
export const isTooLong = (text: string): boolean => text.length > ownTexts.hostMessage

/** What is opened at first: what people see; null leaves the choice to the host. */
export function modeOf(message: Message): MessageMode | null {
  if (isVideoMessage(message)) return 'video'
  return hasText(message) ? 'text' : null
}

export const chooseText: Edit = (draft) => ({ ...draft, isVideoShown: false })

/** Until there is a recording, the text stays the message. */
export const chooseVideo: Edit = (draft) => ({ ...draft, isVideoShown: hasVideo(draft) })

export const takeClip =
  (hostVideo: DraftVideo): Edit =>
  (draft) => ({ ...draft, hostVideo, isVideoShown: true })

/** Puts a video in the place of another, or of none. */
export const putVideo =
  ({ hostVideo, serverVideo, isVideoShown }: Omit<Message, 'hostMessage'>): Edit =>
  (draft) => ({ ...draft, hostVideo, serverVideo, isVideoShown })
