import { parts } from './parts.ts'

/** The template of a share picture of 1200 × 630 points, one pixel each. Its data is in `render-share.ts`. */
export const shareTemplate = `${parts}
#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: paper)
#set text(font: serif("latin"), fill: ink, lang: d.lang, dir: ltr, hyphenate: false, number-type: "old-style")
#set par(leading: .42em, spacing: 0pt)
#place(bottom, rect(width: 100%, height: 260pt, fill: gradient.linear(paper, dawn, angle: 90deg)))
#let words(across, size) = block(width: across, {
  text(size: 32pt, style: "italic", fill: warm-ink, ours(d.words.of))
  v(26pt)
  said(d.name, size: size, weight: "light")
  if d.life != none { v(42pt); said(d.life, size: 34pt) }
  v(40pt)
  ornament(width: 250pt, sun-width: 28pt)
  if d.date != none { v(34pt); said(d.date, size: 34pt) }
})
#let fitting(across, most, high) = layout(_ => {
  // As large as leaves it room: four lines at most, in what the picture has of height.
  let sizes = (84pt, 72pt, 62pt, 54pt, 46pt, 40pt, 34pt, 28pt).filter(size => size <= most)
  let fits = size => measure(words(across, size)).height <= high and measure(block(width: across, said(d.name, size: size, weight: "light"))).height <= size * 3.6
  let size = sizes.find(fits)
  words(across, if size == none { sizes.last() } else { size })
})
#if d.portrait != none {
  let across = d.portrait.width * 1pt
  place(left + horizon, dx: 70pt, print(d.portrait.file, across, d.portrait.height * 1pt, border: 14pt))
  place(left + horizon, dx: 70pt + across + 28pt + 66pt, align(center, fitting(1200pt - across - 28pt - 136pt - 60pt, 72pt, 520pt)))
} else {
  align(center + horizon, {
    half-sun(120pt)
    v(0pt)
    line(length: 420pt, stroke: 1.2pt + warm-ink.lighten(55%))
    v(46pt)
    fitting(980pt, 84pt, 400pt)
  })
}
`
