import { parts } from './parts.ts'

/** The template of cards of thanks, four on a sheet with cut marks. Its data is in `render-notes.ts`. */
export const notesTemplate = `${parts}
#set document(title: d.title, date: none)
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, margin: 0mm)
#set text(font: serif("latin"), fill: ink, lang: d.lang, dir: ltr, hyphenate: false, number-type: "old-style")
#set par(leading: .5em, spacing: .85em)
#let across = d.page.width * .5mm
#let high = d.page.height * .5mm
#let inner = across - 24mm
#let name-size = if d.nameLength <= 30 { 13pt } else if d.nameLength <= 80 { 11pt } else { 8pt }
#let head = align(center, if d.portrait != none {
  print(d.portrait.file, d.portrait.width * 1mm, d.portrait.height * 1mm, border: 1.2mm, alt: d.words.portrait)
} else { ornament(width: 44mm, sun-width: 4.6mm) })
#let foot = align(center, block(width: 100%, {
  if d.portrait != none { align(center, ornament(width: 34mm, sun-width: 3.6mm)); v(2.6mm) }
  text(size: 9.5pt, style: "italic", fill: warm-ink, ours(d.words.of))
  v(1.4mm)
  said(d.name, size: name-size)
}))
#let words(paragraphs, size) = block(width: inner, { set text(size: size); paragraphs.map(written).join() })
// As large as there is room for; a note of very many short lines ends where the card does.
#let fitting(paragraphs, room) = {
  let sizes = (13pt, 12pt, 11pt, 10pt, 9pt, 8pt, 7pt, 6pt, 5pt)
  let size = sizes.find(size => measure(words(paragraphs, size)).height <= room)
  block(width: inner, height: room, clip: true, align(horizon, words(paragraphs, if size == none { sizes.last() } else { size })))
}
#let lines(room) = {
  let step = 9mm
  let one = block(width: inner, height: step, align(bottom, line(length: inner, stroke: .5pt + line-warm)))
  stack(..range(calc.floor(room / step)).map(_ => one))
}
#let card(note) = block(width: across, height: high, inset: (x: 12mm, top: 12mm, bottom: 11mm), layout(size => {
  head
  v(5mm)
  let room = size.height - measure(block(width: inner, head)).height - measure(block(width: inner, foot)).height - 10mm
  if note.isNote { fitting(note.paragraphs, room) } else {
    let greeting = if note.paragraphs.len() > 0 { words(note.paragraphs, 13pt) }
    let used = if greeting == none { 0mm } else { measure(greeting).height }
    block(width: inner, height: room, stack(greeting, lines(room - used - 3mm)))
  }
  v(1fr)
  foot
}))
#for (at, sheet) in d.sheets.enumerate() {
  if at > 0 { pagebreak() }
  cut-marks(across, high)
  grid(columns: (across, across), rows: (high, high), ..sheet.map(card))
}
`
