import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { shownWords } from './messages/ShownWords.tsx'
import { fetching } from './messages/spoken.ts'

const begin = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

const words = fetching(shownWords())
if (words) void words.then(begin)
else begin()
