/** Of 1: a quiet room is louder. */
const LOWEST_HEARD = 0.01
const EVERY_MS = 100

/** Watches how loud it is at a microphone. */
export function listenTo(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  let [now, peak, looks] = [0, 0, 0]
  const timer = setInterval(() => {
    // Where the browser lets it listen only after a press that it saw.
    if (context.state !== 'running') return
    analyser.getByteTimeDomainData(samples)
    now = Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128
    peak = Math.max(peak, now)
    looks += 1
  }, EVERY_MS)
  return {
    level: () => now,
    /** Whether nothing was heard at all, as far as it could listen. */
    isSilent: () => looks > 5 && peak < LOWEST_HEARD,
    stop() {
      clearInterval(timer)
      void context.close().catch(() => {})
    },
  }
}
