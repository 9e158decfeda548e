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

// What the page took of another language than English (root.tsx), so that React finds what it would write itself.
const shown = document.querySelector<HTMLElement>('[data-words]')?.dataset.words
const words = shown && loadTranslations(shown.split(' '))
if (words) void words.then(begin)
else begin()
