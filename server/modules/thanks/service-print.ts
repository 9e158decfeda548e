import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Body } from '#contract/endpoint.ts'
import { thanks as limits } from '#contract/host-limits.ts'
import { labelsOnSheet, type printThanks as printCall } from '#contract/thanks.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import { FileMissing } from '#server/ports/storage.ts'
import { type PrintPhoto, TypesettingFailed } from '#server/ports/typesetter.ts'
import { greetingOf } from './present.ts'
import { readLines, readUuids } from './repo-lines.ts'
import { findFacts, findPortrait } from './repo-memorial.ts'
import { languageOf, nameOf, noteOf, postalAddressOf } from './rules-lines.ts'
import type { LineRows } from './rules-rows.ts'
import { catchUp } from './thanks-queue.ts'

type Choices = Body<typeof printCall>

/** Pixels: 300 per inch over three centimetres and some reserve. */
const PORTRAIT_WIDTH = 640

/**
 * Cards or labels as a PDF, which is sent at once and kept nowhere, because it has the addresses of strangers
 * (docs/decisions/0038). Rejects with CARDS_FAILED, MEMORIAL_NOT_FOUND.
 *
 * @param signal aborted when nobody waits for it any more
 */
export async function printThanks(
  context: Context,
  { memorialUuid, userUuid }: HostAccess,
  choices: Choices,
  signal?: AbortSignal,
): Promise<{ filename: string; pdf: string; people: number; parts: number }> {
  const { db } = context
  const { what, paper, lineUuids, part } = choices
  if (choices.firstLabel > labelsOnSheet[paper]) throw new DomainError('BAD_INPUT', { field: 'firstLabel' })
  await context.limits.take('thanksPrintByUser', userUuid)
  await catchUp(context, memorialUuid)
  const facts = await findFacts(db, memorialUuid)
  if (!facts) throw new DomainError('MEMORIAL_NOT_FOUND')
  const wanted = { show: 'NOT_THANKED', lineUuids, withAddress: what === 'LABELS' } as const
  const all = await readUuids(db, memorialUuid, wanted)
  const uuids = all.slice((part - 1) * limits.printed, part * limits.printed)
  if (uuids.length === 0) return { filename: '', pdf: '', people: 0, parts: 0 }
  const lines = await readLines(db, memorialUuid, uuids)
  const language = facts.language ?? defaultLanguage
  const portrait = facts.profilePhotoUuid
  const waiter = { by: userUuid, signal }
  const pdf = await made(context, async (path) => {
    if (what === 'LABELS') return context.typesetter.labels(labelsOf(lines, choices, language), path, waiter)
    const opened = portrait === null ? null : await openPortrait(context, memorialUuid, portrait)
    const notes = lines.map((line) => insideOf(line, choices.inside, language))
    await context.typesetter
      .notes(
        { language, paper, name: facts.nameOfPerson, portrait: opened?.print ?? null, notes },
        path,
        waiter,
      )
      .finally(opened?.release)
  })
  return {
    filename: `${facts.shareSlug}-${what === 'LABELS' ? 'labels' : 'thanks'}.pdf`,
    pdf: pdf.toString('base64'),
    people: lines.length,
    parts: Math.ceil(all.length / limits.printed),
  }
}

const labelsOf = (lines: readonly LineRows[], { paper, firstLabel }: Choices, language: Language) => ({
  language,
  paper,
  first: firstLabel,
  labels: lines.map((line) => ({ name: nameOf(line) ?? '', address: postalAddressOf(line) })),
})

/** The note, or lines below a greeting, or lines alone. */
function insideOf(line: LineRows, inside: Choices['inside'], language: Language) {
  if (inside === 'LINES') return { text: '', isNote: false }
  const note = noteOf(line)
  if (note !== '') return { text: note, isNote: true }
  return { text: greetingOf(line, languageOf(line, language)), isNote: false }
}

async function made(
  { workDir }: Pick<Context, 'workDir'>,
  make: (path: string) => Promise<void>,
): Promise<Buffer> {
  const dir = await mkdtemp(join(workDir, 'thanks-'))
  try {
    const path = join(dir, 'thanks.pdf')
    await make(path)
    return await readFile(path)
  } catch (reason) {
    throw reason instanceof TypesettingFailed ? new DomainError('CARDS_FAILED') : reason
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The served copy, upright and small; null when there is none. */
async function openPortrait(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  memorialUuid: string,
  mediaUuid: string,
): Promise<{ print: PrintPhoto; release: () => Promise<void> } | null> {
  const photo = await findPortrait(db, memorialUuid, mediaUuid)
  if (!photo) return null
  const { location, filename, widths, width, height } = photo
  const wide = widths.find((one) => one >= PORTRAIT_WIDTH) ?? widths.at(-1)
  try {
    const key = publicKey(location, wide ? `${filename}-${wide}.jpg` : `${filename}.jpg`)
    const { path, release } = await storage.local(key)
    const across = wide ?? width ?? 1
    const high = width && height ? Math.round((across * height) / width) : across
    return { print: { path, width: across, height: high, caption: '' }, release }
  } catch (reason) {
    if (reason instanceof FileMissing) return null
    throw reason
  }
}
