import { orderParts } from './order-parts.ts'
import { parts } from './parts.ts'

/** The template of an order of service, page after page; \`impose.ts\` puts them on sheets. Its data is in \`order-data.ts\`. */
export const orderTemplate = `${parts}${orderParts}
#set document(title: d.title, date: none)
#set text(font: serif("latin"), size: d.size * 1pt, fill: ink, lang: d.lang, dir: ltr, hyphenate: false, number-type: "old-style", costs: (runt: 300%))
#set par(leading: .62em, spacing: 1em, linebreaks: "optimized")
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, margin: (x: side, top: top-edge, bottom: bottom-edge), footer-descent: 5mm)
#show heading: set text(weight: "regular", size: 1em)

// ── Cover ──
#let name-size = if d.nameLength <= 14 { 33pt } else if d.nameLength <= 22 { 28pt } else if d.nameLength <= 34 { 24pt } else if d.nameLength <= 70 { 19pt } else { 14pt }
#page(fill: paper, footer: none, {
  set align(center)
  v(1fr)
  if d.portrait != none {
    print(d.portrait.file, d.portrait.width * 1mm, d.portrait.height * 1mm, border: 2.4mm, alt: d.words.portrait)
    v(7mm)
  } else {
    half-sun(34mm)
    v(0mm, weak: true)
    line(length: 72mm, stroke: .6pt + warm-ink.lighten(50%))
    v(13mm)
  }
  block(above: 0pt, below: 0pt, text(size: 12.5pt, style: "italic", fill: warm-ink, ours(d.words.of)))
  block(above: 5mm, below: 0pt, { set par(leading: .45em); said(d.name, size: name-size, weight: "light") })
  if d.years != none { block(above: 5mm, below: 0pt, said(d.years, size: 13pt, fill: ink-2)) }
  block(above: 6mm, below: 0pt, ornament())
  v(5mm)
  v(.8fr)
  set par(leading: .55em)
  for it in d.when { block(above: 0pt, below: 2.6mm, said(it, size: 12pt)) }
})

// ── The service ──
#set page(footer: if d.format == "BOOKLET" { context align(center, text(size: 9.5pt, fill: ink-2, number-type: "lining", str(here().page()))) })
#if d.format == "FOLDED" { two-pages() } else { booklet() }
#for _ in range(d.notes) { notes-page() }

// ── Back ──
#page(fill: paper, footer: none, {
  context [#metadata(here().page() - 1 - d.notes) <service-ends>]
  layout(space => {
    let steps = (12pt, 11.2pt, 10.4pt, 9.6pt)
    let fits = steps.filter(size => measure(width: space.width, back(size)).height <= space.height)
    back(fits.at(0, default: steps.last()), roomy: fits.len() > 0)
  })
})
`
