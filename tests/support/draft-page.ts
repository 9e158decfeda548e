import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import * as edits from '#app/draft/edits.ts'
import { readCopy } from '#app/draft/entry-copy.ts'
import * as files from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { useClientState } from '#app/draft/use-client-state.ts'
import { useSession } from '#app/lib/session.ts'

/** A page with only the draft on it, for tests that need the storage of a real browser. */

const parts = { edits, files, draftStore, readCopy }

declare global {
  interface Window {
    draftParts: typeof parts
  }
}

function Screen() {
  useClientState()
  const { hydrated } = useSession()
  return hydrated ? 'ready' : 'starting'
}

window.draftParts = parts
createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(Screen))
