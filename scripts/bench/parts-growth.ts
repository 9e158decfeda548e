import { basename } from 'node:path'
import { queueWithBacklog } from './backlog.ts'
import { filledDatabase } from './filled.ts'
import type { Line } from './line.ts'
import { callsAmong } from './million.ts'
import { commitsWithNews } from './news.ts'
import { photosToMeasure } from './photos-to-measure.ts'
import { callsThroughPooler } from './pooler.ts'
import { bytesOfRenditions } from './renditions.ts'
import { setting } from './setting.ts'
import { statementsOfCalls } from './statements.ts'

/** Measurements of growth: the figures of docs/scale.md. */
export const growthParts: Record<string, (line: Line) => Promise<void>> = {
  async million(line) {
    const many = setting('BENCH_MEMORIALS', 1_000_000)
    const { calls, filled, megabytes } = await callsAmong({ few: 1000, many })
    line(
      `${whole(many)} memorials against 1,000`,
      `filled in ${Math.round(filled)} s, ${whole(megabytes)} MB`,
      '',
    )
    for (const { kind, small, large, ratio } of calls)
      line(
        kind,
        `${large.middle.toFixed(2)} ms, ${ratio.toFixed(2)} times ${small.middle.toFixed(2)} ms; mean ${(large.mean / small.mean).toFixed(2)} times; p99 ${whole(large.p99)} against ${whole(small.p99)} ms`,
        'at most 1.50',
      )
  },

  /** A few memorials of the size that families make, extrapolated to millions. */
  async filled(line) {
    const wanted = { memorials: setting('BENCH_MEMORIALS', 5000), photos: 100, guests: 30 }
    const { tables, looks, index, bytes } = await filledDatabase(wanted)
    line(
      `${whole(wanted.memorials)} memorials of ${wanted.photos} photos and ${wanted.guests} guests`,
      `${(bytes / 1000).toFixed(1)} KB a memorial, indexes included`,
      '',
    )
    for (const { name, bytes, rows } of tables.slice(0, 6))
      line(
        '',
        `${name}: ${(bytes / wanted.memorials / 1000).toFixed(1)} KB a memorial, ${Math.round(bytes / rows)} bytes a row`,
        '',
      )
    for (const { job, ms } of looks)
      line(
        job,
        `${ms.toFixed(0)} ms, ${((ms / wanted.memorials) * 1000).toFixed(1)} s a million memorials`,
        '',
      )
    line(
      'a new index on media',
      `${((index / wanted.memorials) * 1000).toFixed(0)} s a million memorials`,
      '',
    )
  },

  async renditions(line) {
    const photos = photosToMeasure(['tests/fixtures/sunrise.heic'])
    for (const { path, width, height, original, made, copy } of await bytesOfRenditions(photos)) {
      const all = made.avif + made.webp + made.jpeg
      line(
        `${basename(path)}, ${width} × ${height}, ${kb(original)}`,
        `${kb(all)} to be served: AVIF ${kb(made.avif)}, WebP ${kb(made.webp)}, JPEG ${kb(made.jpeg)}, ${kb(copy)} of them twice`,
        '',
      )
    }
  },

  async statements(line) {
    for (const { kind, statements } of await statementsOfCalls()) line(kind, `${statements} statements`, '')
  },

  async news(line) {
    for (const listeners of [2, 40]) {
      const { without, withNews, ratio, writers } = await commitsWithNews({ listeners })
      line(
        `commits of ${writers} writers with news, ${listeners} nodes listening`,
        `${whole(withNews)}/s, ${ratio.toFixed(2)} of ${whole(without)}/s without`,
        '',
      )
    }
  },

  async queue(line) {
    const { small, large } = await queueWithBacklog({ many: setting('BENCH_JOBS', 1_000_000) })
    for (const one of [small, large])
      line(
        `${whole(one.waiting)} jobs that wait`,
        `${whole(one.perSecond)} done a second, ${one.queued.toFixed(1)} ms to queue one, ${one.count.toFixed(0)} ms to count them for /metrics; queued in ${one.filled.toFixed(0)} s`,
        '',
      )
    line(
      'many against few',
      `${(large.perSecond / small.perSecond).toFixed(2)} of the jobs, ${(large.queued / small.queued).toFixed(2)} times as long to queue, ${(large.count / small.count).toFixed(0)} times to count`,
      '',
    )
  },

  async pooler(line) {
    const { direct, pooled, ratio } = await callsThroughPooler()
    line(
      'signed-in calls through PgBouncer, session mode',
      `${whole(pooled)}/s, ${ratio.toFixed(2)} of ${whole(direct)}/s straight`,
      '',
    )
  },
}

const kb = (bytes: number) => `${whole(bytes / 1000)} KB`

const whole = (value: number) => Math.round(value).toLocaleString('en')
