import { parts } from './parts.ts'

/** The template of sheets of address labels. Its data is in `render-labels.ts`; all measures are millimetres. */
export const labelsTemplate = `${parts}
#set document(title: d.title, date: none)
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, margin: 0mm)
#set text(font: serif("latin"), fill: ink, lang: d.lang, dir: ltr, hyphenate: false)
#set par(leading: .42em, spacing: .42em)
#let address(it, size) = {
  set text(size: size)
  set text(dir: direction(it.name))
  set align(start)
  for one in (it.name, ..it.lines) { par(said(one)) }
}
#let fitting(it) = {
  let (across, high) = (d.label.width * 1mm - 8mm, d.label.height * 1mm - 4mm)
  let sizes = (12pt, 11pt, 10pt, 9pt, 8pt, 7pt, 6pt, 5pt)
  let size = sizes.find(size => measure(block(width: across, address(it, size))).height <= high)
  block(width: across, height: high, clip: true, align(horizon, address(it, if size == none { sizes.last() } else { size })))
}
#for (at, sheet) in d.sheets.enumerate() {
  if at > 0 { pagebreak() }
  for it in sheet {
    place(top + left, dx: it.x * 1mm, dy: it.y * 1mm,
      block(width: d.label.width * 1mm, height: d.label.height * 1mm, inset: (x: 4mm, y: 2mm), context fitting(it)))
  }
}
`
