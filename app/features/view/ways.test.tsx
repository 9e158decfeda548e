import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { lifeLine } from '#contract/life-line.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { view } from '#languages/en/screens/view.ts'
import { visitContribute } from '#languages/en/screens/visit-contribute.ts'
import { visitLife } from '#languages/en/screens/visit-life.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { CardBar } from './Cards.tsx'
import { LifeLine } from './LifeLine.tsx'

const messages = { photoDate, view, visitContribute, visitLife, visitProgramme }

const html = (element: ReactNode) =>
  renderToStaticMarkup(<MessagesProvider messages={messages}>{element}</MessagesProvider>)

it('every decade on the line leads somewhere; an empty one to the form for a memory', () => {
  const filled = [1950, 1960, 1970].map((decade) => ({ decade, photos: 1, films: 0 }))
  const line = lifeLine(filled, { birthDate: '1947', deathDate: '1979' }) ?? []
  const page = html(<LifeLine line={line} nameOfPerson="Manuel" />)
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#contribute',
    '#decade-1950',
    '#decade-1960',
    '#decade-1970',
  ])
})

it('the link to the form for a memory has the word that it shows while that opens', () => {
  const page = html(<CardBar cards={[{ id: 'contribute', icon: PenLine, card: null }]} programme={null} />)
  expect(page).toContain('data-coming="Opening"')
})
