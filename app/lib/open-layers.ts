/** A viewer or dialog that lies over the page. */
interface Layer {
  /** Asks it to close; it may stay. */
  close: () => void
}

/** Those that are open, the topmost last. */
const layers: Layer[] = []

/** How many lie over the page in the entry of the browser's history that is shown. */
const depthHere = (): number => Number(history.state?.layers ?? 0)

/** Steps back were asked for, and the browser has not taken them yet. */
let isLeaving = false

/** How the page wants its scrolling restored, while it is our business not to. */
let restoring: ScrollRestoration | null = null

/**
 * Each open layer has an entry of its own in the browser's history, so that Back closes the topmost and does not leave
 * the page. Gives the way to say that it is closed, which takes its entry away again (docs/decisions/0210).
 */
export function openLayer(close: () => void): () => void {
  addEventListener('popstate', handlePop)
  const layer = { close }
  layers.push(layer)
  queueMicrotask(settle)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    queueMicrotask(settle)
  }
}

/** Brings the history in step with what is open: once for a dialog that gives way to another. */
function settle(): void {
  if (isLeaving) return
  const surplus = depthHere() - layers.length
  if (surplus > 0) {
    isLeaving = true
    history.go(-surplus)
  }
  if (surplus >= 0) return
  // On the way back the page stays where it is by then: a closed dialog may have led to another part of it.
  restoring ??= history.scrollRestoration
  history.scrollRestoration = 'manual'
  for (let depth = depthHere() + 1; depth <= layers.length; depth += 1)
    history.pushState({ ...history.state, layers: depth }, '')
}

function handlePop(): void {
  // Taken because something had closed: whatever was opened since then stays.
  const closing = isLeaving ? [] : layers.slice(depthHere()).reverse()
  isLeaving = false
  for (const layer of closing) layer.close()
  // By then what could close is closed; what stays open gets its entry back.
  setTimeout(() => {
    if (depthHere() === 0 && restoring !== null) history.scrollRestoration = restoring
    settle()
  })
}
