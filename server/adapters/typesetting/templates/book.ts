import { parts } from './parts.ts'

/** The book's template. Its data is a `BookData` (`book-data.ts`). */
export const bookTemplate = `${parts}
#set document(title: d.title, date: none)
#set text(font: serif("latin"), size: 12pt, fill: ink, lang: d.lang, dir: ltr, hyphenate: false, number-type: "old-style", costs: (runt: 300%))
#set par(leading: .72em, spacing: 1.15em, linebreaks: "optimized")
// The book is bound on the side on which its language begins to read; the inner margin is there.
#let bound = if is-arabic { right } else { left }
#set page(width: d.page.width * 1mm, height: d.page.height * 1mm, binding: bound,
  margin: (inside: d.page.inside * 1mm, outside: d.page.outside * 1mm, top: d.page.top * 1mm, bottom: d.page.bottom * 1mm))

// Which part a page belongs to, for its running head: the last that began on it or before.
#let part-of(page) = {
  let begun = query(heading.where(level: 1)).filter(it => it.location().page() <= page)
  if begun.len() > 0 { begun.last().body } else { none }
}
#let head = context {
  let page = here().page()
  let begins = query(heading.where(level: 1)).any(it => it.location().page() == page)
  if not begins {
    set text(size: 9.5pt, fill: ink-2)
    if calc.even(page) { align(bound, said(d.running)) } else { align(bound.inv(), emph(part-of(page))) }
  }
}
#let foot = context {
  let page = here().page()
  align(if calc.even(page) { bound } else { bound.inv() }, text(size: 10pt, fill: ink-2, str(page)))
}
#set page(header: head, footer: foot, header-ascent: 9mm, footer-descent: 9mm)

// A quiet page of its own: cover, letter, closing.
#let leaf(body) = page(fill: paper, header: none, footer: none, {
  show heading.where(level: 1): it => align(center, block(above: 0pt, below: 9mm, sticky: true, {
    text(size: 14pt, style: "italic", fill: warm-ink, it.body)
    v(4mm, weak: true)
    ornament()
  }))
  body
})

#show heading: set text(weight: "regular", size: 1em)
#show heading.where(level: 1): it => {
  set align(center)
  block(above: 0pt, below: 0pt, sticky: true, { v(9mm); text(size: 30pt, weight: "light", it.body); v(4mm); ornament(); v(11mm) })
}
#show heading.where(level: 2): it => block(above: 0pt, below: 0pt, sticky: true, width: 100%, text(size: 19pt, it.body))
#let part(title) = { pagebreak(weak: true); heading(level: 1, title) }

// ── Cover ──
#let name-size = if d.nameLength <= 16 { 46pt } else if d.nameLength <= 22 { 38pt } else if d.nameLength <= 44 { 31pt } else if d.nameLength <= 90 { 24pt } else { 17pt }
#page(fill: paper, header: none, footer: none, margin: (x: d.page.outside * 1mm, y: (22 + d.page.bleed) * 1mm), {
  set align(center)
  v(1fr)
  if d.portrait != none {
    print(d.portrait.file, d.portrait.width * 1mm, d.portrait.height * 1mm, border: 3.5mm, alt: d.words.portrait)
    v(13mm)
  } else {
    half-sun(58mm)
    v(0mm, weak: true)
    line(length: 112mm, stroke: .6pt + warm-ink.lighten(50%))
    v(20mm)
  }
  text(size: 15pt, style: "italic", fill: warm-ink, ours(d.words.of))
  v(3mm)
  block(width: 150mm, { set par(leading: .4em); said(d.name, size: name-size, weight: "light") })
  for one in d.belowName { v(3.5mm); said(one, size: 16pt) }
  v(6mm)
  ornament()
  if d.date != none { v(4mm); said(d.date, size: 15pt) }
  v(1.25fr)
})

// ── Contents ──
#if d.contents != none {
  page(header: none, {
    let (before, after) = if is-arabic { (right, left) } else { (left, right) }
    v(16mm)
    align(center, { text(size: 30pt, weight: "light", ours(d.words.contents)); v(4mm); ornament(); v(12mm) })
    // Names and numbers stand on one line.
    show text: set text(..no-room)
    show outline.entry: it => link(it.element.location(), {
      let own = it.level == 1
      set text(size: if own { 14pt } else { 11.5pt }, fill: if own { ink } else { ink-2 })
      let name = align(before, if own { it.body() } else { it.element.supplement })
      let number = align(after + bottom, text(fill: ink-2, it.page()))
      let inset = if own { 0mm } else { 6mm }
      block(above: if own { 7mm } else { 3.2mm }, below: 0pt, width: 100%, sticky: own, inset: if is-arabic { (right: inset) } else { (left: inset) },
        if is-arabic { grid(columns: (14mm, 1fr), number, name) } else { grid(columns: (1fr, 14mm), name, number) })
    })
    align(center, block(width: 128mm, align(start, outline(title: none, depth: d.contents.depth))))
  })
}

// ── The host's message, set as a letter, and their film ──
#let letter(paragraphs, title: none, signed: none) = leaf({
  v(1fr)
  align(center, block(width: 128mm, {
    if title != none { heading(level: 1, said(title)) }
    set text(size: 14.5pt)
    set par(leading: .78em, spacing: 1.2em)
    for it in paragraphs.slice(0, -1) { written(it) }
    written(paragraphs.last(), ..if signed != none { (slanted(signed, size: 15pt),) })
  }))
  v(1.5fr)
})
#if d.message != none { letter(d.message, title: d.words.message, signed: d.signed) }
#if d.film != none {
  leaf({
    set align(center)
    v(1fr)
    if d.message == none { heading(level: 1, said(d.words.message)) }
    if d.film.still != none {
      print(d.film.still.file, d.film.still.width * 1mm, d.film.still.height * 1mm, border: 3mm, alt: d.words.still)
      v(12mm)
    }
    code(if d.film.still == none { 52mm } else { 38mm })
    v(4mm)
    text(size: 16pt, ours(d.words.watch))
    if d.film.length != none { v(1mm); text(size: 11pt, style: "italic", fill: ink-2, ours(d.film.length)) }
    v(1.4fr)
  })
  if d.film.said.len() > 0 { letter(d.film.said) }
}

// ── The order of the day ──
#if d.days.len() > 0 {
  leaf({
    v(1fr)
    align(center, block(width: 140mm, {
      heading(level: 1, ours(d.words.day))
      for (at, it) in d.days.enumerate() {
        if at > 0 { v(12mm) }
        if it.day != none { block(sticky: true, below: 9mm, said(it.day, size: 15pt)) }
        for (index, part) in it.parts.enumerate() {
          block(breakable: false, above: if index > 0 { 10mm } else { 0mm }, below: 0mm, {
            set par(leading: .5em)
            if part.time != none { block(below: 3mm, said(part.time, size: 11.5pt, fill: ink-2)) }
            block(below: 0mm, said(part.name, size: 18pt))
            if part.place != none { block(above: 4mm, slanted(part.place, size: 12pt, fill: ink-2)) }
          })
        }
      }
    }))
    v(1.5fr)
  })
}

// ── Stories, set like letters ──
// What the contents call it.
#let named(story) = said((..story.opening, text: story.name))
// A first paragraph whose beginning is its heading, and looks like the rest of it.
#let running-in(story) = {
  let it = story.runIn
  // Typst sets a heading of this level a fifth larger.
  show heading.where(level: 2): it => text(size: 1em / 1.2, it.body)
  set text(font: serif(it.script), lang: it.lang, dir: direction(it), ..room-of-lines(it.script))
  set par(justify: it.script in east)
  par(text(size: grown.at(it.script, default: 1em), {
    heading(level: 2, supplement: named(story), it.begins)
    it.lines.join(linebreak())
  }))
}
#let stories() = if d.stories.len() > 0 {
  part(ours(d.words.stories))
  set text(size: 13pt)
  for (at, story) in d.stories.enumerate() {
    if at > 0 { block(above: 12mm, below: 9mm, width: 100%, sticky: true, align(center, half-sun(4.6mm))) }
    align(center, block(width: 132mm, breakable: not story.short, {
      set text(dir: direction(story.opening))
      set align(start)
      if story.runIn == none {
        heading(level: 2, supplement: named(story), said(story.opening))
        if story.paragraphs.len() > 0 { v(4.6mm) }
      } else { running-in(story) }
      for it in story.paragraphs { written(it) }
    }))
  }
}

// ── Photos, each whole, in the shape it has ──
#let row(photos, below: 0pt, sticky: false) = align(center, block(above: 0pt, below: below, breakable: false, sticky: sticky,
  photo-grid(photos, d.gap.beside * 1mm, caption: (above: d.caption.above * 1mm, leading: .5em, size: 10pt))))
#let pages-of(pages) = for (at, rows) in pages.enumerate() {
  if at > 0 { pagebreak() }
  if at > 0 { v(1fr) }
  for (index, photos) in rows.enumerate() {
    if index > 0 { v(d.gap.below * 1mm) }
    row(photos)
  }
  v(1.3fr)
}
// A life on one line: a half sun for each decade, the larger the more there is of it, and the present one filled.
#let line-of-life(suns) = align(center, block(width: 132mm, above: 0pt, below: 0pt, {
  let sun-of(it) = {
    let wide = if it.step == 0 { 5mm } else { (3.6mm, 5.2mm, 7mm, 8.6mm, 10mm).at(it.step - 1) }
    let edge = if it.step == 0 { (paint: warm-ink.lighten(30%), thickness: .5pt, dash: "dotted") } else { .5pt + warm-ink.lighten(30%) }
    box(width: wide, height: wide / 2, clip: true,
      place(top + left, dx: .4mm, dy: .4mm, circle(radius: wide / 2 - .4mm, stroke: edge, fill: if it.isThis { sun } else { none })))
  }
  let line-of-suns = suns.map(sun-of)
  grid(columns: (1fr,) * suns.len(), align: center + bottom, ..(if is-arabic { line-of-suns.rev() } else { line-of-suns }))
  line(length: 100%, stroke: .6pt + line-warm)
}))
#let photos() = {
  for it in d.decades {
    pagebreak(weak: true)
    v(3mm)
    line-of-life(it.line)
    heading(level: 1, ours(it.name.text))
    pages-of(it.pages)
  }
  if d.pages.len() > 0 {
    part(ours(d.words.photos))
    pages-of(d.pages)
  }
}

// ── Films: a still, the caption, and a code that opens each ──
#let film-of(at, it) = align(center, block(above: if at == 0 { 0pt } else { 11mm }, below: 0pt, breakable: false, {
  let beside = {
    box(width: 34mm, image("film-" + str(at) + ".svg", width: 34mm, alt: it.alt))
    v(1.6mm, weak: true)
    block(above: 0pt, below: 0pt, text(size: 10.5pt, ours(d.words.watch)))
    if it.length != none { block(above: 1.4mm, below: 0pt, text(size: 9.5pt, style: "italic", fill: ink-2, ours(it.length))) }
  }
  if it.still != none {
    grid(columns: (it.still.width * 1mm, 40mm), column-gutter: 8mm, align: center + horizon,
      print(it.still.file, it.still.width * 1mm, it.still.height * 1mm, alt: d.words.still), beside)
  } else { beside }
  if it.caption != none { v(3mm, weak: true); block(width: 132mm, above: 0pt, below: 0pt, slanted(it.caption, size: 11pt, fill: ink-2, ..no-room)) }
}))
#let films() = if d.films.len() > 0 {
  part(ours(d.words.films))
  for (at, it) in d.films.enumerate() { film-of(at, it) }
}

// ── Memories of others ──
#let memories() = if d.memories.len() > 0 {
  part(ours(d.words.memories))
  set text(size: 11.5pt)
  for (at, memory) in d.memories.enumerate() {
    if at > 0 { block(above: 8mm, below: 8mm, width: 100%, sticky: true, align(center, line(length: 132mm, stroke: .5pt + line-warm))) }
    align(center, block(width: 132mm, breakable: not memory.short, {
      show heading.where(level: 2): it => block(above: 0pt, below: 0pt, text(size: 15pt, it.body))
      set text(dir: direction(memory.from))
      set align(start)
      block(below: 6mm, sticky: true, grid(columns: (1fr, auto), column-gutter: 6mm, align: (start + bottom, right + bottom),
        heading(level: 2, outlined: false, bookmarked: true, said(memory.from)),
        slanted(memory.date, size: 10.5pt, fill: ink-2)))
      // Photos stand between the name and the words, which flow on to the next page without them.
      for (index, photos) in memory.rows.enumerate() { row(photos, below: 5mm, sticky: index + 1 == memory.rows.len()) }
      for it in memory.paragraphs { written(it) }
    }))
  }
}

#if d.first == "PHOTOS" { photos(); films(); stories() } else { stories(); photos(); films() }
#memories()

// ── Those who came ──
#if d.attended.len() > 0 {
  part(ours(d.words.attended))
  set align(center)
  set text(size: 13pt)
  block(width: 150mm, grid(columns: if d.attended.len() < 8 { (1fr,) } else { (1fr, 1fr) }, column-gutter: 8mm, row-gutter: 5mm, ..d.attended.map(it => said(it))))
}

// ── Closing ──
// Sheets are folded: a book has four pages for each, and its last one is the closing. What is left is to write on.
#let empties = state("empties", 0)
#context {
  let others = counter(page).final().first() - empties.final()
  let missing = calc.rem-euclid(-others, 4)
  empties.update(missing)
  for _ in range(missing) { notes-page(d.words.notes, 14pt, d.page.height * 1mm - 60mm) }
}
#leaf({
  set align(center)
  v(1fr)
  heading(level: 1, ours(d.words.closing))
  block(width: 130mm, {
    said(d.name, size: 20pt)
    for it in d.when { v(2mm); said(it, size: 12pt, fill: ink-2) }
  })
  v(12mm)
  code(46mm)
  v(4mm)
  text(size: 15pt, ours(d.words.visit))
  v(1mm)
  block(width: 140mm, text(font: ("Source Sans 3", ..serif("latin")), size: 10pt, fill: ink-2, link(d.link, d.linkText)))
  v(1.6fr)
  text(size: 10.5pt, style: "italic", fill: ink-2, ours(d.words.made))
})
`
