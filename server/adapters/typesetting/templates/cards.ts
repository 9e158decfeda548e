import { parts } from './parts.ts'

/** A sheet of four cards with cut marks; `cards` makes them. The data is in `render-cards.ts`. */
const sheetOf = (leading: string, cards: string) => `${parts}
#set document(title: d.title, date: none)
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, margin: 0mm)
#set text(font: serif("latin"), fill: ink, lang: d.lang, dir: ltr, hyphenate: false, number-type: "old-style")
#set par(leading: ${leading}, spacing: 0pt)
#let across = d.page.width * .5mm
#let high = d.page.height * .5mm
// For a sheet of four: short lines from the edges and a cross in the middle, of which nothing is seen once they are cut.
#let cut-marks(across, high) = {
  let mark(dx, dy, length, angle) = place(top + left, dx: dx, dy: dy, line(length: length, angle: angle, stroke: .4pt + ink-2))
  mark(across, 3mm, 6mm, 90deg)
  mark(across, 2 * high - 9mm, 6mm, 90deg)
  mark(3mm, high, 6mm, 0deg)
  mark(2 * across - 9mm, high, 6mm, 0deg)
  mark(across - 3mm, high, 6mm, 0deg)
  mark(across, high - 3mm, 6mm, 90deg)
}
${cards}
#cut-marks(across, high)
#grid(columns: (across, across), rows: (high, high), ..cards)
`

/** The template of cards that invite to look, or to the day. */
export const cardsTemplate = sheetOf(
  '.45em',
  `#let name-size = if d.nameLength <= 18 { 24pt } else if d.nameLength <= 30 { 20pt } else if d.nameLength <= 60 { 16pt } else if d.nameLength <= 140 { 12pt } else { 9pt }
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
#let cards = (card,) * 4`,
)

/** The template of memory cards: lines to write on, and the code. */
export const memoryCardsTemplate = sheetOf(
  '.4em',
  `#let name-size = if d.nameLength <= 18 { 19pt } else if d.nameLength <= 30 { 16pt } else if d.nameLength <= 60 { 13pt } else { 9pt }
#let code-side = 21mm
#let code-near = 14mm + code-side
#let line-top = 42mm
#let line-gap = 9mm
#let lines-end = high - code-near - 4mm
#let card(ask) = block(width: across, height: high, {
  place(top + left, dx: across - code-near, dy: high - code-near, image("qr.svg", width: code-side, alt: d.words.qr))
  place(top + left, dx: 14mm, dy: 9mm, block(width: across - 28mm, height: line-top - 13mm, {
    set align(center + horizon)
    text(size: 11.5pt, style: "italic", fill: warm-ink, ours(d.words.memoryOf))
    v(1.8mm)
    said(d.name, size: name-size, weight: "light")
    v(2.2mm)
    text(size: 10pt, style: "italic", fill: ink-2, ours(ask))
    v(2.4mm)
    ornament(width: 40mm, sun-width: 4mm)
  }))
  for n in range(calc.floor((lines-end - line-top) / line-gap) + 1) {
    place(top + left, dx: 10mm, dy: line-top + n * line-gap, line(length: across - 20mm, stroke: .4pt + line-warm.darken(18%)))
  }
  place(top + left, dx: 14mm, dy: high - 23mm, block(width: across - code-near - 19mm, {
    set align(if is-arabic { right } else { left })
    line(length: 100%, stroke: .5pt + ink-2)
    v(1.2mm)
    text(size: 9.5pt, fill: ink-2, ours(d.words.yourName))
    v(1.6mm)
    set text(font: ("Source Sans 3", ..serif("latin")), size: 6.5pt, fill: ink-2)
    ours(d.words.orWrite)
    v(.8mm)
    text(size: 7pt, fill: ink, link(d.link, d.linkText))
  }))
})
#let cards = d.words.asks.map(card)`,
)
