import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const files = (ending: string) =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(app, name))

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const declarations = (css: string) =>
  [...css.matchAll(/(?<=[{;]\s*)[a-z-]+:[^:;{}]*(?=[;}])/g)].map(([found]) =>
    found.trim().replace(/\s+/g, ' '),
  )

/** Whether a declaration names left or right, or gives them different lengths. */
function namesASide(declaration: string): boolean {
  const [property = '', value = ''] = declaration.split(/:\s*/)
  if (/(^|-)(left|right)(-|$)/.test(property)) return true
  if (/^(text-align|float|clear|object-position|background.*|transform-origin)$/.test(property))
    return /\b(left|right)\b/.test(value)
  if (!/^(margin|padding|inset|border-(width|style|color))$/.test(property)) return false
  const [, right, , left] = value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
  return left !== undefined && left !== right
}

describe('styles', () => {
  it.each(files('.module.css').filter((file) => file.startsWith(import.meta.dirname)))(
    '%s takes its colours from tokens.css',
    (file) => {
      const css = withoutComments(readFileSync(file, 'utf8'))
      expect(css.match(/#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([])
    },
  )

  it('names only custom properties that are set somewhere', () => {
    const sheets = files('.css').map((file) => ({ file, css: withoutComments(readFileSync(file, 'utf8')) }))
    const set = new Set(sheets.flatMap(({ css }) => css.match(/--[\w-]+(?=\s*:)/g) ?? []))
    // scripts may set one, as in `setProperty('--tilt', …)`
    for (const file of files('.tsx'))
      for (const name of readFileSync(file, 'utf8').match(/(?<=')--[\w-]+(?=')/g) ?? []) set.add(name)
    const unknown = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/var\((--[\w-]+)\s*\)/g)].flatMap(([, name = '']) =>
        set.has(name) ? [] : [`${file}: ${name}`],
      ),
    )
    expect(unknown).toEqual([])
  })

  // a misspelt class of a CSS module is `undefined`, which no other check notices
  it('names only classes that exist', () => {
    const missing = files('.tsx').flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      const modules = [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)]
      return modules.flatMap(([, name = '', path = '']) => {
        const css = readFileSync(join(file, '..', path), 'utf8')
        const classes = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found]) => found))
        const used = [...code.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, 'g'))]
        return used.flatMap(([, key]) => (classes.has(key) ? [] : [`${file}: ${key}`]))
      })
    })
    expect(missing).toEqual([])
  })

  /** Declarations that mean a side of the screen, whatever the reading direction. */
  const bySide = [
    // positions of the prints on the landing page
    'features/landing/Collage.module.css: right: calc(50% + var(--in) + var(--p) * var(--x))',
    'features/landing/Collage.module.css: left: calc(50% + var(--in) + var(--p) * var(--x))',
    // two edges of a square that is rotated to point down
    'features/landing/Questions.module.css: border-width: 0 1.75px 1.75px 0',
    // two edges of a box that is rotated into a tick
    'ui/RadioButtons.module.css: border-width: 0 2px 2px 0',
    // pictures have no logical position; the other side has a rule of its own
    'features/service-pack/ServicePack.module.css: object-position: left bottom',
    'features/service-pack/ServicePack.module.css: object-position: right bottom',
    // a triangle points the same way in every language, and is centred by its weight
    'features/message/Encouragement.module.css: margin-left: 0.15em',
    // any float moves a legend off the edge of its fieldset
    'features/slideshow/Speed.module.css: float: left',
  ]

  it('uses left and right only where a side of the screen is meant', () => {
    const named = files('.css').flatMap((file) =>
      declarations(withoutComments(readFileSync(file, 'utf8')))
        .filter(namesASide)
        .map((declaration) => `${relative(app, file).replaceAll('\\', '/')}: ${declaration}`),
    )
    expect(named.toSorted()).toEqual(bySide.toSorted())
  })

  // the content security policy drops style attributes in HTML
  it('has no style attributes in the markup', () => {
    const styled = files('.tsx').filter((file) =>
      /\sstyle=\{/.test(withoutComments(readFileSync(file, 'utf8'))),
    )
    expect(styled).toEqual([])
  })
})
