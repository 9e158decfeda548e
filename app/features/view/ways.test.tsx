import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#app/messages/index.tsx'
import { arrangeLifeLine } from '#contract/life-line.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { view } from '#languages/en/screens/view.ts'
import { visitLife } from '#languages/en/screens/visit-life.ts'
import { visitWall } from '#languages/en/screens/visit-wall.ts'
import { LifeLine } from './LifeLine.tsx'
import { Stories } from './Stories.tsx'

const messages = { photoDate, view, visitLife, visitWall }

const html = (element: ReactNode) =>
  renderToStaticMarkup(<MessagesProvider messages={messages}>{element}</MessagesProvider>)

it('every decade on the line leads to its photos', () => {
  const filled = [1950, 1960, 1970].map((decade) => ({ decade, photos: 1, films: 0 }))
  const line = arrangeLifeLine(filled) ?? []
  const page = html(<LifeLine line={line} nameOfPerson="Manuel" />)
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#decade-1950',
    '#decade-1960',
    '#decade-1970',
  ])
})

it('stories without a title are numbered where there are several', () => {
  const stories = ['a', 'b'].map((uuid) => ({ uuid, title: null, text: 'Her bicycle was blue.' }))
  expect(html(<Stories stories={stories} />)).toContain('Story 2')
  expect(html(<Stories stories={stories.slice(1)} />)).not.toMatch(/Story|1/)
})
