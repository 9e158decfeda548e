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
 * Writes an MP4 with its index first without buffering: it reserves room at the front for the index, which is complete
 * only at the end. A conversion adds the tracks by itself; this class tells them how much room to reserve.
 */
export class ReservingOutput extends Output {
  readonly #maximumPacketCount: number

  /** @param maximumPacketCount the most packets of any track */
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
