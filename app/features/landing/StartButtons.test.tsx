import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { landing } from '#languages/en/screens/landing.ts'
import { StartButton, StartButtons, Unfinished } from './StartButtons.tsx'
import type { Actions } from './use-actions.ts'

it.each(['known', null])('whoever is signed in has one way to continue: %s', (memorialUuid) => {
  const unfinished = ['Ana', 'Tom'].map((name) => ({ draftId: name, name, path: '/photos' }))
  const props = { visitor: { signedIn: true, memorialUuid, unfinished }, actions: {} as Actions }
  const buttons = [StartButtons, StartButton, Unfinished].map((One) => <One key={One.name} {...props} />)
  const page = <MessagesProvider messages={{ landing }}>{buttons}</MessagesProvider>
  const router = createMemoryRouter([{ path: '*', element: page }])
  const words = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(words.match(/Continue/g)).toHaveLength(1)
})
