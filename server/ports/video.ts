export interface VideoFacts {
  durationSeconds: number
  container: 'webm' | 'mp4'
  /** As shown, in pixels, with a phone's rotation applied. */
  width: number
  height: number
}

export type VoiceFacts = Pick<VideoFacts, 'durationSeconds' | 'container'>

/** Makes a recording seekable. Paths are local files. */
export interface Videos {
  /**
   * Facts of a recording, read from its index and frames without copying. Rejects as `remux` does.
   *
   * @param by the person who waits: people take turns
   */
  probe(path: string, by: string): Promise<VideoFacts>
  /**
   * Copies the recording to `outPath` with its duration and index, without encoding it again: webm stays webm, mp4 (and
   * QuickTime) becomes mp4 with its index first. The location is not copied. Rejects with `VideoRefused`, or with
   * another error when the process failed (worth a retry).
   */
  remux(path: string, outPath: string): Promise<VideoFacts>
  /**
   * The same of a voice: sound alone. Rejects with `VideoRefused` too for what cannot be copied and has to be encoded
   * (`OTHER_SOUND`).
   */
  probeVoice(path: string, by: string): Promise<VoiceFacts>
  /** The same of a voice as `remux`: AAC in MP4, also of QuickTime, and WebM stay what they are. */
  remuxVoice(path: string, outPath: string): Promise<VoiceFacts>
  /**
   * Whether every browser of the last ten years plays the original: an MP4 of H.264 in 8 bits and 4:2:0, no larger than
   * 1920 × 1088, with AAC or without sound. Rejects as `remux` does.
   */
  playsEverywhere(path: string): Promise<boolean>
  close(): Promise<void>
}

export const videoRefusals = ['NOT_A_VIDEO', 'TOO_LONG', 'DAMAGED', 'HAS_PICTURE', 'OTHER_SOUND'] as const
export type VideoRefusal = (typeof videoRefusals)[number]

/** Another recording is needed; a retry with this one is pointless. */
export class VideoRefused extends Error {
  readonly reason: VideoRefusal
  constructor(reason: VideoRefusal, detail: string) {
    super(detail)
    this.name = 'VideoRefused'
    this.reason = reason
  }
}
