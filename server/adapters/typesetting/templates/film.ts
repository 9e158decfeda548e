import { parts } from './parts.ts'

/**
 * The template of a film's texts: a card of 1920 × 1080 points, one pixel each, or a text as high as needed. Its data
 * is in `render-film-texts.ts`. The colours are those of the slideshow (`app/ui/tokens.css`).
 */
export const filmTemplate = `${parts}
#let room = rgb("#12191b")
#let night = rgb("#f6efe2")
#let night-2 = rgb("#b9c5c7")
#let sans = ("Source Sans 3", ..serif("latin"))
#set page(width: 1920pt, height: if d.kind == "caption" { auto } else { 1080pt }, margin: 0pt, fill: room)
#set text(font: serif("latin"), fill: night, lang: "en", hyphenate: false)
#set par(leading: .42em, spacing: 0pt)
#let sun-line = {
  let hairline = line(length: 100%, stroke: 1.2pt + rgb("#74868b"))
  block(width: 480pt, grid(columns: (1fr, 40pt, 1fr), column-gutter: 20pt, align: horizon + center, hairline, half-sun(40pt), hairline))
}
// As large as leaves it room.
#let named(it, height) = layout(_ => {
  let sizes = (118pt, 104pt, 92pt, 80pt, 70pt, 60pt, 52pt, 44pt, 36pt, 28pt)
  let at = size => block(width: 1560pt, said(it, size: size))
  let size = sizes.find(size => measure(at(size)).height <= height)
  at(if size == none { sizes.last() } else { size })
})
// The parts of the day, a line each, as large as leaves them room.
#let day-parts(days, height) = layout(_ => {
  let line-of = (part, size) => block(width: 1560pt, above: 0pt, below: 0pt, {
    set par(leading: .4em)
    set text(dir: direction(if part.time != none { part.time } else { part.name }))
    // Each by itself, or Latin names and places would stand before the time in an Arabic line.
    if part.time != none { box(text(fill: night-2, said(part.time, size: size))); h(18pt) }
    box(said(part.name, size: size))
    if part.place != none { h(18pt); text(fill: night-2, slanted(part.place, size: size * .85)) }
  })
  let at = size => block(width: 1560pt, {
    for (index, it) in days.enumerate() {
      if index > 0 { v(size * .7) }
      if it.day != none { said(it.day, size: size * 1.15) }
      for part in it.parts { v(size * .8); line-of(part, size) }
    }
  })
  let sizes = (38pt, 34pt, 30pt, 26pt, 22pt, 19pt)
  let size = sizes.find(size => measure(at(size)).height <= height)
  at(if size == none { sizes.last() } else { size })
})
#let glow = place(top + left, rect(width: 100%, height: 100%, fill: gradient.radial(
  (rgb("#6d5a3f"), 0%), (rgb("#4d3c2e"), 30%), (rgb("#2a2622"), 65%), (room, 100%), center: (50%, 118%), radius: 62%)))
#if d.kind == "caption" {
  block(width: 1920pt, inset: (x: 180pt, top: 22pt, bottom: 14pt), align(center, {
    let size = if d.isLong { 28pt } else { 40pt }
    if d.text != none { set par(leading: .5em); block(width: 100%, slanted(d.text, size: size)) }
    if d.from != none { if d.text != none { v(18pt) }; block(width: 100%, { set text(fill: night-2); said(d.from, size: 26pt) }) }
  }))
} else {
  glow
  place(center + horizon, block(width: 1680pt, align(center, {
    if d.portrait != none {
      print(d.portrait.file, d.portrait.width * 1pt, d.portrait.height * 1pt, border: 10pt)
      v(40pt)
    }
    text(size: 40pt, style: "italic", fill: sun, d.over)
    v(48pt)
    named(d.name, if d.days.len() > 0 { 170pt } else if d.portrait != none { 250pt } else { 420pt })
    if d.life != none { v(52pt); said(d.life, size: 46pt) }
    v(if d.days.len() > 0 { 40pt } else { 56pt })
    sun-line
    if d.days.len() > 0 { v(36pt); day-parts(d.days, if d.portrait != none { 290pt } else { 480pt }) }
    if d.date != none { v(44pt); said(d.date, size: 46pt) }
    if d.under != none { v(if d.date != none { 32pt } else { 44pt }); block(width: 1200pt, { set text(fill: night-2); set par(leading: .55em); said(d.under, size: 32pt) }) }
  })))
}
`
