/** A viewer or dialog that lies over the page. */
interface Layer {
  /** Asks it to close; it may stay. */
  close: () => void
}

/** Those that are open, the topmost last. */
const layers: Layer[] = []

/** How many lie over the page in the entry of the browser's history that is shown. */
const depthHere = (): number => Number(history.state?.layers ?? 0)

/** Whether the router navigates here: it numbers its entries, and ours carry the number of the entry they lie over. */
const hasRouter = '__reactRouterContext' in globalThis

const whereNow = () => ({ page: history.state?.idx, depth: depthHere() })

/** The entry that was shown last, as far as we were told: of the router's own steps forward nobody is. */
let last = hasRouter ? whereNow() : null
if (hasRouter) addEventListener('popstate', handlePop)

/** Steps back were asked for, and the browser has not taken them yet. */
let isLeaving = false

/** How the page wants its scrolling restored, while it is our business not to. */
let restoring: ScrollRestoration | null = null

/**
 * Each open layer has an entry of its own in the browser's history, so that Back closes the topmost and does not leave
 * the page. Gives the way to say that it is closed. Without the router its entry is taken away at once (docs/decisions/0210);
 * with it, where a step back might take back the page that a dialog has just led to, it stays, and is passed over by the
 * next Back (docs/decisions/0241).
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
  if (surplus > 0 && !hasRouter) {
    isLeaving = true
    history.go(-surplus)
  }
  if (surplus >= 0) return
  // On the way back the page stays where it is by then: a closed dialog may have led to another part of it.
  restoring ??= history.scrollRestoration
  history.scrollRestoration = 'manual'
  for (let depth = depthHere() + 1; depth <= layers.length; depth += 1)
    history.pushState({ ...history.state, layers: depth }, '')
  last = whereNow()
}

function handlePop(): void {
  const before = last
  last = whereNow()
  // Taken because something had closed: whatever was opened since then stays.
  const closing = isLeaving ? [] : layers.slice(depthHere()).reverse()
  isLeaving = false
  const isBelow = before?.page === last.page && last.depth < (before?.depth ?? 0)
  // Back from the entry of what is closed already: it was meant for what lies below.
  if (hasRouter && isBelow && closing.length === 0) {
    history.go(-1)
    return
  }
  for (const layer of closing) layer.close()
  // By then what could close is closed; what stays open gets its entry back.
  setTimeout(() => {
    if (depthHere() === 0 && restoring !== null) history.scrollRestoration = restoring
    settle()
  })
}
