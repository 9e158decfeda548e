import { parts } from './parts.ts'

/**
 * The template of a sheet of four memory cards with cut marks: lines to write on, and the code. Its data is in
 * `render-cards.ts`.
 */
export const memoryCardsTemplate = `${parts}
#set document(title: d.title, date: none)
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, margin: 0mm)
#set text(font: serif("latin"), fill: ink, lang: d.lang, dir: ltr, hyphenate: false, number-type: "old-style")
#set par(leading: .4em, spacing: 0pt)
#let across = d.page.width * .5mm
#let high = d.page.height * .5mm
#let name-size = if d.nameLength <= 18 { 19pt } else if d.nameLength <= 30 { 16pt } else if d.nameLength <= 60 { 13pt } else { 9pt }
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
#cut-marks(across, high)
#grid(columns: (across, across), rows: (high, high), ..d.words.asks.map(card))
`
