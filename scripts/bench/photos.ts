import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { photoProcesses } from '#server/adapters/photos/photo-processes.ts'
import type { Photos } from '#server/ports/photos.ts'
import { realPhotos } from '../../tests/support/pictures.ts'
import { photosToMeasure } from './photos-to-measure.ts'
import { aMemorial, openProduct, picture, sendPhoto } from './product.ts'
import { ssim } from './ssim.ts'

const PHOTOS = 20
const AT_ONCE = 4

const entryUrl = (name: string) => new URL(`../../server/entries/${name}.ts`, import.meta.url)

/** The settings until 2026-11-23, one photo at a time: AVIF at effort 2, WebP at 4, and no 960. */
const before = {
  edges: [320, 480, 640, 1280, 2048],
  encoders: [
    (one: Sharp) => one.avif({ quality: 50, effort: 2 }),
    (one: Sharp) => one.webp({ quality: 78 }),
    (one: Sharp) => one.jpeg({ quality: 80, mozjpeg: true }),
  ],
}

/** Seconds for 20 photos of 12 MP, with the former settings and today's, alternating. */
export async function renderPhotos() {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  sharp.concurrency(1)
  sharp.cache(false)
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-bench-photos-'))
  const photos = photoProcesses({ entryUrl })
  try {
    const paths: string[] = []
    for (let at = 0; at < PHOTOS; at += 1) {
      const path = join(folder, `photo-${at}.jpg`)
      await writeFile(path, await picture(4000, at))
      paths.push(path)
    }
    const first = paths[0] ?? ''
    await Promise.all([1, 2].map((n) => render(photos, first, join(folder, `warm-${n}`))))
    const took = { before: 0, now: 0 }
    for (let at = 0; at < PHOTOS; at += AT_ONCE) {
      const some = paths.slice(at, at + AT_ONCE)
      took.before += await timed(async () => {
        for (const path of some) await renderAsBefore(path, folder)
      })
      took.now += await timed(() =>
        Promise.all(some.map((path) => render(photos, path, join(folder, basename(path, '.jpg'))))),
      )
    }
    return { photos: PHOTOS, ...took, ratio: took.now / took.before }
  } finally {
    await photos.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function render(photos: Photos, path: string, outDir: string): Promise<void> {
  await mkdir(outDir)
  await photos.render(path, outDir, 'photo')
}

async function renderAsBefore(path: string, folder: string): Promise<void> {
  const base = await sharp(path, { failOn: 'error' })
    .autoOrient()
    .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const edge of before.edges)
    for (const [n, encode] of before.encoders.entries())
      await encode(
        sharp(base.data, { raw: base.info }).resize({ width: edge, height: edge, fit: 'inside' }),
      ).toFile(join(folder, `before-${edge}-${n}`))
}

/** Milliseconds from the start of a 12 MP upload until the page shows the photo, one at a time; the median of five. */
export async function firstOnPage(): Promise<number> {
  const product = await openProduct()
  try {
    const host = await aMemorial(product, { photos: 1, stories: 0 })
    const took: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const jpeg = await picture(4000, 100 + round)
      took.push(
        await timed(async () => {
          const { media } = await sendPhoto(product, host.token, host.uuid, jpeg)
          while (
            !(await (await fetch(`${product.url}/view/${host.shareSlug}`)).text()).includes(media.filename)
          )
            await new Promise((resolve) => setTimeout(resolve, 20))
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 4000))
    }
    return took.toSorted((a, b) => a - b)[2] ?? 0
  } finally {
    await product.close()
  }
}

const settings: Record<string, (one: Sharp) => Sharp> = {
  'avif 50, effort 2': (one) => one.avif({ quality: 50, effort: 2 }),
  'avif 50, effort 0': (one) => one.avif({ quality: 50, effort: 0 }),
  'avif 53, effort 0': (one) => one.avif({ quality: 53, effort: 0 }),
  'avif 56, effort 0': (one) => one.avif({ quality: 56, effort: 0 }),
  'webp 78, effort 4': (one) => one.webp({ quality: 78, effort: 4 }),
  'webp 78, effort 2': (one) => one.webp({ quality: 78, effort: 2 }),
  'webp 78, effort 0': (one) => one.webp({ quality: 78, effort: 0 }),
  'jpeg 80, mozjpeg': (one) => one.jpeg({ quality: 80, mozjpeg: true }),
  'jpeg 74, progressive': (one) => one.jpeg({ quality: 74, progressive: true }),
  'jpeg 76, progressive': (one) => one.jpeg({ quality: 76, progressive: true }),
}

export interface Measured {
  photo: string
  edge: number
  setting: string
  ms: number
  bytes: number
  ssim: number
}

/** Time, bytes and likeness of each setting at each size, for real photos if there are any. */
export async function compareSettings(): Promise<Measured[]> {
  sharp.concurrency(1)
  sharp.cache(false)
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-bench-settings-'))
  const photos = photoProcesses({ entryUrl })
  const measured: Measured[] = []
  try {
    for (const path of photosToMeasure(realPhotos.map((photo) => photo.path))) {
      const name = basename(path)
      const printed = join(folder, 'printed.jpg')
      await photos.print(path, printed, { maxEdge: 4096 })
      for (const edge of [640, 960, 1280, 2048]) {
        const base = await sharp(printed)
          .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
          .raw()
          .toBuffer({ resolveWithObject: true })
        const pixels = sharp(base.data, { raw: base.info })
        for (const [setting, encode] of Object.entries(settings)) {
          let content = Buffer.alloc(0)
          const took: number[] = []
          for (let round = 0; round < 3; round += 1)
            took.push(
              await timed(async () => {
                content = await encode(pixels.clone()).toBuffer()
              }),
            )
          const like = await ssim(pixels, sharp(content))
          measured.push({
            photo: name,
            edge,
            setting,
            ms: Math.min(...took),
            bytes: content.length,
            ssim: like,
          })
        }
      }
    }
    return measured
  } finally {
    await photos.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
