import { writeFile } from 'node:fs/promises'
import { printOf } from '#languages/print.ts'
import type { LabelsSource } from '#server/ports/typesetter.ts'
import { fontsFor } from './fonts.ts'
import { labelSheets, onSheets } from './label-sheets.ts'
import { papers } from './paper.ts'
import { lineOf } from './paragraphs.ts'
import { atExactSize } from './print-scale.ts'
import { labelsTemplate } from './templates/labels.ts'
import { textsIn } from './texts-in.ts'
import { typeset } from './typeset.ts'
import { needsOf } from './writing-system.ts'

const WIDEST_WORD = 30

/** Writes sheets of address labels as a PDF. */
export async function renderLabels(source: LabelsSource, outPath: string): Promise<void> {
  const labels = source.labels.map(({ name, address }) => ({
    name: lineOf(name, WIDEST_WORD),
    lines: address
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => lineOf(line, WIDEST_WORD)),
  }))
  const { width, height } = labelSheets[source.paper]
  const data = {
    lang: source.language ?? 'en',
    title: printOf(source.language).labels.title,
    page: papers[source.paper],
    label: { width, height },
    sheets: onSheets(labels, source.paper, source.first),
  }
  const fonts = fontsFor(needsOf(textsIn(data)))
  const work = {
    template: labelsTemplate,
    fonts,
    data: { ...data, families: fonts.families },
    files: new Map(),
  }
  await writeFile(
    outPath,
    typeset(work, (set) => atExactSize(set.pdf())),
  )
}
