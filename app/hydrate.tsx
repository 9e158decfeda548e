import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTranslations } from './messages/translations.ts'

const begin = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

// The translations that a page not in English used (root.tsx), so that React renders the same text as the server.
const shown = document.querySelector<HTMLElement>('[data-words]')?.dataset.words
const words = shown && loadTranslations(shown.split(' '))
if (words) void words.then(begin)
else begin()
