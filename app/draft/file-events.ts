/** Tells every tab that a file was stored or removed: a photo added in one tab is shown in the others. */

const CHANNEL = 'memorial-files'
const listeners = new Set<(fileId: string) => void>()
let channel: BroadcastChannel | undefined

const tellThisTab = (fileId: string): void => {
  for (const listener of listeners) listener(fileId)
}

function otherTabs(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => tellThisTab(String(data))
  }
  return channel
}

export function announceFile(fileId: string): void {
  tellThisTab(fileId)
  otherTabs()?.postMessage(fileId)
}

/** Returns a function that removes the listener. */
export function onFileChange(listener: (fileId: string) => void): () => void {
  otherTabs()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
