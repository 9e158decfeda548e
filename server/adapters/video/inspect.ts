import { type InputVideoTrack, MP4 } from 'mediabunny'
import { openRecording } from './open-recording.ts'

const LONGER_EDGE = 1920
/** 1080 lines, rounded up to blocks of 16. */
const SHORTER_EDGE = 1088

/**
 * Baseline, main and high: 8 bits and 4:2:0. The profile is in the two digits after the dot (RFC 6381 §3.3, ISO/IEC
 * 14496-10 A.2).
 */
const PROFILE = /^avc1\.(42|4d|64)/i

/** Whether every browser plays a video as it is (`ports/video.ts`). */
export function playsEverywhere(path: string): Promise<boolean> {
  return openRecording(path, async (input) => {
    if ((await input.getFormat()) !== MP4) return false
    const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    if (!video || !(await isPlain(video))) return false
    return sound === null || (await sound.getCodec()) === 'aac'
  })
}

async function isPlain(video: InputVideoTrack): Promise<boolean> {
  if (!PROFILE.test((await video.getCodecParameterString()) ?? '')) return false
  const edges = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  return Math.max(...edges) <= LONGER_EDGE && Math.min(...edges) <= SHORTER_EDGE
}
