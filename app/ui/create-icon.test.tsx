import * as arrowLeft from 'lucide-react/icons/arrow-left'
import * as exclamation from 'lucide-react/icons/circle-exclamation-point'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.ts'
import { Icon, type IconShape } from './Icon.tsx'

/** Every tag with its attributes, sorted so that their order does not matter. */
const drawn = (shape: IconShape) =>
  [...renderToStaticMarkup(<Icon of={shape} />).matchAll(/<([^ >]+)([^>]*)>/g)].map(
    ([, tag, attributes = '']) => [tag, (attributes.match(/[\w-]+="[^"]*"/gi) ?? []).sort()],
  )

/** Missing from lucide's type declarations. */
const dataOf = (module: unknown) => (module as { __iconData: Parameters<typeof createIcon>[0] }).__iconData

test.each([
  ['an arrow', arrowLeft],
  ['one with other names', exclamation],
])('%s is drawn the same as by lucide', (_, module) => {
  const drawing = drawn(createIcon(dataOf(module)))
  expect(drawing).toEqual(drawn(module.default))
  expect(drawing.length).toBeGreaterThan(2)
})
