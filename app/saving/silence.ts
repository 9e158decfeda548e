/** No byte for this long (milliseconds) means that the connection is gone, whatever the browser thinks. */
const SILENCE = 60_000

/** Gives a request up when nothing was heard of it for too long; `heard` winds the clock up again. */
export function onSilence(giveUp: () => void): { heard: () => void; end: () => void } {
  let timer = setTimeout(giveUp, SILENCE)
  return {
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE)
    },
    end: () => clearTimeout(timer),
  }
}
