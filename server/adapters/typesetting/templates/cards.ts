import { parts } from './parts.ts'

/** The template of a sheet of four cards with cut marks. Its data is in `render-cards.ts`. */
export const cardsTemplate = `${parts}
#set document(title: d.title, date: none)
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, margin: 0mm)
#set text(font: serif("latin"), fill: ink, lang: d.lang, dir: ltr, hyphenate: false, number-type: "old-style")
#set par(leading: .45em, spacing: 0pt)
#let across = d.page.width * .5mm
#let high = d.page.height * .5mm
#let name-size = if d.nameLength <= 18 { 24pt } else if d.nameLength <= 30 { 20pt } else if d.nameLength <= 60 { 16pt } else if d.nameLength <= 140 { 12pt } else { 9pt }
// A portrait is as large as leaves everything else its room, and not there if it would be tiny.
#let written-card(portrait-high) = {
  set align(center)
  v(1fr)
  if portrait-high > 0mm {
    let portrait-wide = calc.min(portrait-high * d.portrait.ratio, across - 22mm)
    print(d.portrait.file, portrait-wide, portrait-wide / d.portrait.ratio, border: 1mm, alt: d.words.portrait)
    v(3mm)
  }
  text(size: 12.5pt, style: "italic", fill: warm-ink, ours(d.words.of))
  v(2.4mm)
  said(d.name, size: name-size, weight: "light")
  if d.life != none { v(3.6mm); said(d.life, size: 12pt) }
  v(4.5mm)
  ornament(width: 44mm, sun-width: 4.6mm)
  if d.date != none { v(3.4mm); said(d.date, size: 13pt) }
  for line in d.place { v(1.4mm); said(line, size: 11pt) }
  v(1fr)
  code(if portrait-high > 0mm { 30mm } else if d.place.len() > 0 { 36mm } else { 44mm })
  v(4.4mm)
  block(width: 100%, {
    text(size: 11.5pt, ours(d.words.line))
    v(3.6mm)
    set text(font: ("Source Sans 3", ..serif("latin")), size: 8.5pt, fill: ink-2)
    ours(d.words.scan)
    v(1.2mm)
    text(size: 9.5pt, fill: ink, link(d.link, d.linkText))
  })
  v(.4fr)
}
#let card = block(width: across, height: high, inset: (x: 11mm, y: 12mm), context {
  let room = high - 24mm
  let fits = (40mm, 34mm, 28mm, 22mm).filter(it => d.portrait != none and measure(block(width: across - 22mm, written-card(it))).height <= room)
  written-card(fits.at(0, default: 0mm))
})
#cut-marks(across, high)
#grid(columns: (across, across), rows: (high, high), card, card, card, card)
`
