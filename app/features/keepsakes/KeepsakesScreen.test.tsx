import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { common } from '#languages/en/screens/common.ts'
import { keepsakes } from '#languages/en/screens/keepsakes.ts'
import { KeepsakesScreen } from './KeepsakesScreen.tsx'

const cards = { book: 'a', cards: 'b', order: 'c', service: 'd', archive: 'e', kept: 'f' }

it.each([
  ['/', 'a'],
  ['/#archive', 'e'],
])('of all that is listed one is open: at %s it is %s', (address, open) => {
  const element = (
    <MessagesProvider messages={{ common, keepsakes }}>
      <KeepsakesScreen nameOfPerson="Ana" isGone={false} cards={cards} />
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect([...html.matchAll(/<div id="\w+">(\w)</g)].map(([, card]) => card)).toEqual([open])
})
