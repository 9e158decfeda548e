/** Tells every tab that a file was put or removed: a photo added in one is shown in the other. */

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

/** Gives the way to stop listening. */
export function onFileChange(listener: (fileId: string) => void): () => void {
  otherTabs()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
