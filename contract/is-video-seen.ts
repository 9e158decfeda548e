/** What a memorial has of its host's message; the form of a draft and that of a row differ in the names alone. */
interface HostMessage {
  words: string | null
  hasVideo: boolean
  isVideoShown: boolean
}

/** Of the host's words and video, which are both kept, whether people see the video: the one saved last. */
export const isVideoSeen = ({ words, hasVideo, isVideoShown }: HostMessage): boolean =>
  hasVideo && (isVideoShown || !words?.trim())
