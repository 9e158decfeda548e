/**
 * Typst code before every template: our colours (`app/ui/tokens.css`), the fonts, how a line of people's text is set,
 * and the ornaments. Texts come only from `/data.json`, so that they are never read as Typst code.
 */
export const parts = String.raw`
#let d = json("/data.json")
#let ink = rgb("#1f2a2e")
#let ink-2 = rgb("#55636a")
#let warm-ink = rgb("#7a4b12")
#let paper = rgb("#fdf9f0")
#let dawn = rgb("#fdf0dc")
#let sun = rgb("#fdc578")
#let line-warm = rgb("#e6d9c1")

// Emoji first, or other fonts would set the plain forms that they have of some.
#let emoji = if "emoji" in d.families {
  ((name: d.families.emoji, covers: regex("[\u{1F1E6}-\u{1F1FF}\u{1F300}-\u{1FAFF}\u{2600}-\u{27BF}\u{200D}\u{FE0F}\u{20E3}]")),)
} else { () }
#let others = d.families.pairs().filter(((need, _)) => need != "emoji").map(((_, family)) => family).dedup()
#let east = ("han", "kana", "hangul")
// The fonts of a text that a script leads. The Latin font leaves East Asian text its own quotation marks.
#let serif(script) = {
  let own = d.families.at(script, default: none)
  if script in east { (..emoji, (name: "Newsreader", covers: "latin-in-cjk"), own, ..others, "Newsreader") }
  else if own != none { (..emoji, "Newsreader", own, ..others) }
  else { (..emoji, "Newsreader", ..others) }
}
// The fonts differ in how large they look at the same size.
#let grown = (arabic: 1.14em, hebrew: 1.02em, greek: 1.06em, cyrillic: 1.06em, thai: 1em, devanagari: 1em, han: .95em, kana: .95em, hangul: .95em)
#let direction(it) = if it.dir == "rtl" { rtl } else { ltr }

// Scripts with marks far above and below their letters. A line of them is as high as what it shows, and a paragraph
// has the same room in each line, or the marks would run into its neighbours.
#let marked = ("arabic", "hebrew", "devanagari", "thai")
#let room(script) = if script in marked { (top-edge: "bounds", bottom-edge: "bounds") } else { (:) }
#let room-of-lines(script) = if script in marked { (top-edge: .9em, bottom-edge: -.1em) } else { (:) }
// For a line in a place that is measured without it.
#let no-room = (top-edge: "cap-height", bottom-edge: "baseline")

// Our own words, in the language that the whole is made in; the page itself stays as it is laid out.
#let is-arabic = d.at("lang", default: "en") == "ar"
#let ours(words) = text(dir: if is-arabic { rtl } else { ltr }, ..room(if is-arabic { "arabic" } else { "latin" }), words)
// A line of people's words, in their language, script and direction.
#let said(it, ..style) = {
  set text(font: serif(it.script), lang: it.lang, dir: direction(it), ..room(it.script), ..style)
  text(size: grown.at(it.script, default: 1em), it.text)
}
// The same, slanted where the script knows that.
#let slanted(it, ..style) = said(it, style: if it.script in ("latin", "greek", "cyrillic") { "italic" } else { "normal" }, ..style)

// A number with what is between its digits, such as 1931–2024 or +20 2 2736-1234, runs from the left also beside
// letters that run from the right.
#show regex("\d{1,14}([-–/.:,]\d{1,14}){1,5}|(\+|\(\+?\d{1,4}\)|\b0)([ ./–-]?(\d|\(\d{1,4}\))){1,24}"): it => if "arabic" in d.families or "hebrew" in d.families { box(text(dir: ltr, it)) } else { it }

// A paragraph of people's words: where it begins follows from its direction. A closing line and a signature are lines
// of it, apart from the others, so that they never stand alone on a page.
#let written(it, ..signature) = {
  set text(font: serif(it.script), lang: it.lang, dir: direction(it), ..room-of-lines(it.script))
  set par(justify: it.script in east)
  set align(start)
  let closing = it.at("closing", default: none)
  let lines = (it.lines.join(linebreak()), ..if closing != none { (closing,) }, ..signature.pos())
  par(text(size: grown.at(it.script, default: 1em), lines.join({ linebreak(); box(height: 1.4em) })))
}

#let half-sun(width) = box(width: width, height: width / 2, clip: true, place(top + left, circle(radius: width / 2, fill: sun)))
// From the stationer's drawer: hairline, sun, hairline.
#let ornament(width: 46mm, sun-width: 5mm) = {
  let hairline = line(length: 100%, stroke: .5pt + line-warm)
  block(width: width, grid(columns: (1fr, sun-width, 1fr), column-gutter: 3.4mm, align: horizon + center, hairline, half-sun(sun-width), hairline))
}
// A print: a photo whole, in a white border with a hairline.
#let print(photo, width, height, border: 0mm, alt: "") = {
  let picture = image(photo, width: width, height: height, fit: "stretch", alt: alt)
  if border == 0mm { box(picture) } else { box(inset: border, fill: white, stroke: .5pt + line-warm, radius: .5mm, picture) }
}
// Photos beside each other, each with its caption below.
#let photo-grid(photos, gutter, caption: (:)) = {
  let captioned(photo) = {
    set align(center)
    print(photo.file, photo.width * 1mm, photo.height * 1mm, alt: photo.at("alt", default: d.words.photo))
    if photo.caption != none {
      v(caption.above, weak: true)
      set par(leading: caption.leading)
      block(width: photo.cell * 1mm, above: 0pt, below: 0pt, slanted(photo.caption, size: caption.size, fill: ink-2, ..no-room))
    }
  }
  grid(columns: photos.map(photo => photo.cell * 1mm), column-gutter: gutter, align: center + top, ..photos.map(captioned))
}
// For a few words of one's own, where the sheets have more pages than there is to print.
#let notes-page(words, size, height) = page(header: none, footer: none, {
  align(center, { text(size: size, style: "italic", fill: warm-ink, ours(words)); v(.8em); ornament(width: 40mm, sun-width: 4.4mm) })
  v(13mm)
  for _ in range(int((height - 34mm) / 11mm)) { line(length: 100%, stroke: .5pt + line-warm); v(11mm, weak: true) }
})
#let code(width) = box(width: width, image("qr.svg", width: width, alt: d.words.qr))
`
