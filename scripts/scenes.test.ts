import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { illustrations, illustrationWidths } from '#app/features/landing/illustrations.ts'
import { translationsOf } from './screens/translations.ts'

const fileOf = (name: string) =>
  readFileSync(new URL(`../app/features/landing/illustrations/${name}`, import.meta.url))

/** 64 by 64 pixels: enough to tell one drawing from another, and from an older version. */
const pixels = (file: Buffer) => sharp(file).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer()

it.each(illustrations.map(({ id }) => id))('%s is rendered from its present drawing', async (id) => {
  for (const width of illustrationWidths) {
    const drawn = await pixels(
      await sharp(fileOf(`${id}.svg`))
        .resize(width)
        .png()
        .toBuffer(),
    )
    const file = fileOf(`${id}-${width}.avif`)
    expect((await sharp(file).metadata()).width).toBe(width)
    const painted = await pixels(file)
    const apart = drawn.map((value, index) => Math.abs(value - (painted[index] ?? 0)))
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(2)
  }
})

it('scenes press what the catalogue says', async () => {
  const say = await translationsOf('en')
  for (const file of globSync(`${import.meta.dirname}/screens/scenes/*.ts`))
    for (const [, words = ''] of readFileSync(file, 'utf8').matchAll(
      /at\.(?:say|button|text|link)\('([^']+)'/g,
    ))
      expect(() => say(words), file).not.toThrow()
})
