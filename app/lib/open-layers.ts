/** A viewer or dialog over the page. */
interface Layer {
  /** Asks the layer to close; it may stay open. */
  close: () => void
}

/** The open layers, the topmost last. */
const layers: Layer[] = []

/** How many layers the current history entry stands for. */
const depthHere = (): number => Number(history.state?.layers ?? 0)

/** Whether the router navigates here: it numbers its entries, and our entries repeat the number of the page below. */
const hasRouter = '__reactRouterContext' in globalThis

const whereNow = () => ({ page: history.state?.idx, depth: depthHere() })

/** The entry that was shown last, as far as we know: the router's own steps forward are not announced. */
let last = hasRouter ? whereNow() : null
if (hasRouter) addEventListener('popstate', handlePop)

/** We asked for steps back, and the browser has not taken them yet. */
let isLeaving = false

/** The page's own scroll restoration, while we have switched it to manual. */
let restoring: ScrollRestoration | null = null

/**
 * Gives each open layer an entry in the browser's history, so that Back closes the topmost layer instead of leaving the
 * page. Returns a function to call when the layer has closed. Without the router, its entry is then removed at once
 * (docs/decisions/0041). With the router, a step back could undo a navigation that the dialog has just made, so the
 * entry stays and the next Back skips it (docs/decisions/0041).
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

/** Matches the history to the open layers; it runs once when one dialog replaces another. */
function settle(): void {
  if (isLeaving) return
  const surplus = depthHere() - layers.length
  if (surplus > 0 && !hasRouter) {
    isLeaving = true
    history.go(-surplus)
  }
  if (surplus >= 0) return
  // Going back must not scroll the page: a closed dialog may have led to another part of it.
  restoring ??= history.scrollRestoration
  history.scrollRestoration = 'manual'
  for (let depth = depthHere() + 1; depth <= layers.length; depth += 1)
    history.pushState({ ...history.state, layers: depth }, '')
  last = whereNow()
}

function handlePop(): void {
  const before = last
  last = whereNow()
  // This step back was ours, because a layer had closed: layers opened since then stay.
  const closing = isLeaving ? [] : layers.slice(depthHere()).reverse()
  isLeaving = false
  const isBelow = before?.page === last.page && last.depth < (before?.depth ?? 0)
  // Back from the entry of a layer that has closed already: the person meant what lies below it.
  if (hasRouter && isBelow && closing.length === 0) {
    history.go(-1)
    return
  }
  for (const layer of closing) layer.close()
  // By then every layer that agreed to close has closed; one that stayed open gets its entry back.
  setTimeout(() => {
    if (depthHere() === 0 && restoring !== null) history.scrollRestoration = restoring
    settle()
  })
}
