import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const files = (ending: string) =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(app, name))

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

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
    // a script may set one, as in `setProperty('--tilt', …)`
    for (const file of files('.tsx'))
      for (const name of readFileSync(file, 'utf8').match(/(?<=')--[\w-]+(?=')/g) ?? []) set.add(name)
    const unknown = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/var\((--[\w-]+)\s*\)/g)].flatMap(([, name = '']) =>
        set.has(name) ? [] : [`${file}: ${name}`],
      ),
    )
    expect(unknown).toEqual([])
  })

  // a misspelt class of a CSS module is `undefined`, and nothing else notices
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

  // the content security policy drops style attributes that arrive as HTML
  it('has no style attributes in the markup', () => {
    const styled = files('.tsx').filter((file) =>
      /\sstyle=\{/.test(withoutComments(readFileSync(file, 'utf8'))),
    )
    expect(styled).toEqual([])
  })
})
