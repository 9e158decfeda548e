import { parts } from './parts.ts'

/** The template of an order of service, page after page; `impose.ts` puts them on sheets. Its data is in `render-order.ts`. Lengths follow the size of the text. */
export const orderTemplate = `${parts}
#let side = 14mm
#let top-edge = 15mm
#let bottom-edge = 15mm
#let column = d.page.width * 1mm - 2 * side
#let height = d.page.height * 1mm - top-edge - bottom-edge
#let narrow-gap = 1.35em

// ── Parts of the service ──
#let under(item, size: .86em) = if item.under != none { block(above: .72em, below: 0pt, slanted(item.under, size: size, fill: ink-2)) }
#let title-of(item, size: 1.14em) = heading(level: 2, outlined: false, bookmarked: false, said(item.title, size: size))
#show heading.where(level: 2): it => block(above: 0pt, below: 0pt, it.body)

// Words that are sung or prayed keep their lines, and stand together in the middle; what is read runs across the page.
#let verses(item) = align(center, block({
  set text(dir: direction(item.paragraphs.first()))
  set align(start)
  for it in item.paragraphs { block(above: 1.05em, below: 1.05em, breakable: it.lines.len() > 14, written(it)) }
}))
#let names(item) = for it in item.paragraphs {
  set align(center)
  for one in it.lines { block(above: .72em, below: 0pt, said((text: one, script: it.script, lang: it.lang, dir: it.dir))) }
}
#let prose(item) = { set align(start); for it in item.paragraphs { written(it) } }
#let words-of(item) = if item.kind == "NAMES" { names(item) } else if item.isVerse { verses(item) } else { prose(item) }

#let unit(item) = block(width: 100%, above: 0pt, below: 0pt, breakable: not item.short, {
  set align(center)
  block(above: 0pt, below: 0pt, sticky: item.paragraphs.len() > 0, { title-of(item); under(item) })
  if item.paragraphs.len() > 0 { v(if item.kind == "NAMES" { .75em } else { 1.05em }, weak: true); words-of(item) }
})
#let heading-unit = block(width: 100%, above: 0pt, below: 0pt, sticky: true, align(center, {
  heading(level: 1, outlined: false, bookmarked: false, text(size: 1.6em, weight: "light", ours(d.words.heading)))
  v(.8em)
  ornament(width: 40mm, sun-width: 4.4mm)
  v(.5em)
}))

// ── Photos ──
#let photo-row(photos) = block(width: 100%, above: 0pt, below: 0pt, breakable: false, align(center,
  photo-grid(photos, 4mm, caption: (above: 1.6mm, leading: .45em, size: 9.5pt))))
#let photo-page(rows) = page({
  v(1fr)
  for (at, photos) in rows.enumerate() { if at > 0 { v(6mm) }; photo-row(photos) }
  v(1.15fr)
})

// ── Setting parts on pages ──
#let total(heights) = heights.sum(default: 0pt)
#let tall(unit) = measure(width: column, unit).height
// Parts that one page holds, with as much air between them as looks well.
#let composed(units) = context {
  let gap = calc.max((height - total(units.map(tall))) / (units.len() + 1), narrow-gap.to-absolute())
  v(1fr)
  for (at, it) in units.enumerate() { if at > 0 { v(calc.min(gap, 2.4em.to-absolute())) }; it }
  v(1.25fr)
}
#let flowing(units, gap: 1.3em) = for (at, it) in units.enumerate() { if at > 0 { v(gap) }; it }

// Two pages that face each other: parts stay whole where both pages hold them.
#let two-pages() = context {
  let units = (heading-unit, ..d.items.map(unit))
  for row in d.rows { units.push(photo-row(row)) }
  let heights = units.map(tall)
  let gap = narrow-gap.to-absolute()
  let high(from, to) = total(heights.slice(from, to)) + gap * (to - from - 1)
  // The heading is never alone.
  let cuts = range(calc.min(2, units.len() - 1), units.len()).filter(at => high(0, at) <= height and high(at, units.len()) <= height)
  if units.len() == 2 and heights.last() <= height { cuts = (1,) }
  if cuts.len() > 0 {
    let apart(at) = calc.abs((high(0, at) - high(at, units.len())) / 1pt)
    let best = cuts.sorted(key: apart).first()
    composed(units.slice(0, best))
    pagebreak()
    composed(units.slice(best))
  } else { flowing(units) }
}

#let thanks(size) = if d.thanks.len() > 0 {
  set text(size: size)
  set align(center)
  for it in d.thanks { block(above: .9em, below: .9em, { set par(leading: .6em); align(center, said((text: it.lines.join("\\n"), script: it.script, lang: it.lang, dir: it.dir), ..room-of-lines(it.script))) }) }
}
#let booklet() = {
  flowing((heading-unit, ..d.items.map(unit)), gap: 2em)
  if d.rows.len() > 0 { photo-page(d.rows) }
}
// ── Back ──
#let back(size, roomy: false) = {
  set align(center)
  set text(size: size)
  let space = if roomy { v(1fr) } else { v(1.6em) }
  if roomy { v(.9fr) }
  if d.thanks.len() > 0 {
    thanks(1em)
    v(.6em)
    ornament(width: 40mm, sun-width: 4.4mm)
    space
  }
  if d.events.len() > 0 {
    text(size: 1.05em, style: "italic", fill: warm-ink, ours(d.words.afterwards))
    for it in d.events {
      block(above: 1.35em, below: 0pt, breakable: false, {
        said(it.name, size: 1.08em)
        for one in it.lines { block(above: .65em, below: 0pt, said(one, size: .88em, fill: ink-2)) }
      })
    }
    space
  }
  if d.code {
    text(size: 1.1em, ours(d.words.kept))
    v(1em)
    code(34mm)
    v(.8em)
    block(width: 100%, { set text(font: ("Source Sans 3", ..serif("latin")), size: .78em, fill: ink-2); ours(d.words.scan); v(.35em); text(fill: ink, number-type: "lining", d.linkText) })
  } else if d.thanks.len() == 0 and d.events.len() == 0 {
    half-sun(16mm)
    v(0mm, weak: true)
    line(length: 40mm, stroke: .6pt + warm-ink.lighten(50%))
  }
  if roomy { v(1fr) }
}
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
#for _ in range(d.notes) { notes-page(d.words.notes, 1.2em, height) }

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
