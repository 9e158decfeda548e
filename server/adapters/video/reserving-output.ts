import {
  type AudioSource,
  type AudioTrackMetadata,
  Mp4OutputFormat,
  Output,
  type Target,
  type VideoSource,
  type VideoTrackMetadata,
} from 'mediabunny'

/**
 * An mp4 that begins with its index and is written as it comes: room is left in front for the index, which is known at
 * the end. A conversion adds the tracks by itself; this tells them how much room that is.
 */
export class ReservingOutput extends Output {
  readonly #maximumPacketCount: number

  /** @param maximumPacketCount that no track exceeds */
  constructor(target: Target, maximumPacketCount: number) {
    super({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
    this.#maximumPacketCount = maximumPacketCount
  }

  override addVideoTrack(source: VideoSource, metadata?: VideoTrackMetadata) {
    return super.addVideoTrack(source, { ...metadata, maximumPacketCount: this.#maximumPacketCount })
  }

  override addAudioTrack(source: AudioSource, metadata?: AudioTrackMetadata) {
    return super.addAudioTrack(source, { ...metadata, maximumPacketCount: this.#maximumPacketCount })
  }
}
