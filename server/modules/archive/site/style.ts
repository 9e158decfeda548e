import { createRequire } from 'node:module'

/** The style of the archive's page: the product's own look, on screens from 360 px and on paper. */
export const siteStyle = `@font-face { font-family: Newsreader; src: url(fonts/Newsreader.ttf); font-display: swap; }
@font-face { font-family: Newsreader; font-style: italic; src: url(fonts/Newsreader-Italic.ttf); font-display: swap; }
:root {
  --ink: #1f2a2e; --ink-2: #55636a; --accent-ink: #00666f; --warm-ink: #7a4b12;
  --secondary: #fdc578; --paper: #fdf9f0; --surface: #fff; --background: #f8fafc;
  --line-warm: #e6d9c1; --room: #12191b;
  --serif: Newsreader, Georgia, "Times New Roman", serif; --sans: system-ui, "Segoe UI", Roboto, sans-serif;
  --lead: clamp(1.3125rem, 1.24rem + .33vw, 1.5rem);
  --gutter: clamp(1.25rem, .5rem + 3.3vw, 3rem);
  --shadow: 0 1px 2px rgb(74 56 30 / .1), 0 10px 28px -8px rgb(74 56 30 / .2);
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; font: 1.125rem/1.6 var(--sans); color: var(--ink); background: linear-gradient(var(--paper), var(--background) 22rem) no-repeat var(--background); }
h1, h2, p, ul, figure, blockquote { margin: 0; padding: 0; }
ul { list-style: none; }
h1, h2 { font: 400 clamp(1.5625rem, 1.39rem + .76vw, 2rem)/1.2 var(--serif); letter-spacing: -.012em; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: clamp(2.8125rem, 2.06rem + 3.33vw, 4.75rem); line-height: 1.05; }
p, blockquote, a, b { overflow-wrap: anywhere; }
img { display: block; max-width: 100%; height: auto; }
a { color: var(--accent-ink); }
:focus-visible { outline: 3px solid var(--accent-ink); outline-offset: 3px; }
a:focus-visible { border-radius: 4px; }
.lines { white-space: pre-line; }
.small { font-size: 1rem; color: var(--ink-2); }

.cover { display: grid; gap: clamp(1.5rem, 5vw, 4.5rem); align-items: center; max-width: 72rem; margin: 0 auto; padding: clamp(2rem, 6vw, 5rem) var(--gutter) 0; }
.cover.alone { text-align: center; }
.print { width: min(100%, 24rem); padding: .625rem; background: var(--surface); border-radius: 2px; box-shadow: var(--shadow); }
.print img { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; object-position: 50% 30%; }
.of { font: italic 400 var(--lead)/1.4 var(--serif); color: var(--warm-ink); }
.life { margin: calc(-1 * var(--s2, .5rem)) 0 1rem; font: 400 var(--lead)/1.4 var(--serif); }
.when { font: 400 var(--lead)/1.4 var(--serif); }
.where { font: 400 1.1875rem/1.5 var(--serif); color: var(--ink-2); margin-top: .5rem; }
.rule { display: flex; align-items: center; gap: 1rem; margin: 1.25rem 0; }
.rule::before, .rule::after { content: ""; width: min(6rem, 24%); border-top: 1px solid var(--line-warm); }
.rule i { width: 1.25rem; height: .625rem; border-radius: 1.25rem 1.25rem 0 0; background: var(--secondary); }
.cover.alone .rule { justify-content: center; }
@media (min-width: 720px) { .cover:not(.alone) { grid-template-columns: minmax(14rem, 24rem) 1fr; } }

.band { max-width: 72rem; margin: 0 auto; padding: clamp(3rem, 2rem + 4.4vw, 6rem) var(--gutter) 0; }
.band > h2 { margin-bottom: 1.5rem; text-align: center; }
.letter { max-width: 46rem; margin: 0 auto; padding: clamp(1.75rem, 1rem + 5vw, 4.5rem) clamp(1.25rem, 6vw, 5rem); background: var(--paper); border: 1px solid var(--line-warm); border-radius: 2px; box-shadow: var(--shadow); font: 400 var(--lead)/1.6 var(--serif); }
.letter h3 { margin: 0 0 .6em; font: 400 1.2em/1.25 var(--serif); text-wrap: balance; overflow-wrap: anywhere; }
.letter p + p { margin-top: .9em; }
.letter .signed { margin-top: 1.6em; font-style: italic; }
.page + .page { margin-top: 2rem; }
.film { max-width: 46rem; margin: 0 auto 2rem; }
.film audio { display: block; width: 100%; }
.film video { display: block; width: 100%; height: auto; max-height: 80vh; background: var(--room); border-radius: 2px; }
.film p { margin-top: .5rem; text-align: center; }

.gallery { display: flex; flex-wrap: wrap; gap: .75rem; --row: 9rem; }
.gallery::after { content: ""; flex: 1000 1 0; }
.gallery li { flex: var(--ratio) 1 calc(var(--ratio) * var(--row)); min-width: 0; max-width: calc(var(--ratio) * var(--row) * 1.8); }
.gallery a, .note a { display: block; color: inherit; text-decoration: none; }
.gallery img { width: 100%; aspect-ratio: var(--ratio); object-fit: contain; background: var(--line-warm); }
.caption { display: block; padding: .375rem .25rem .5rem; font: italic 400 1.125rem/1.35 var(--serif); text-align: center; }
@media (min-width: 720px) { .gallery { --row: 15rem; gap: 1rem; } }
@media (max-width: 719px) { .gallery li { max-width: none; } }

.wall { columns: 20rem; column-gap: 1.25rem; }
.note { break-inside: avoid; margin-bottom: 1.25rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line-warm); border-radius: 12px; }
.note img { width: 100%; margin-bottom: .75rem; }
.note blockquote { font: 400 1.25rem/1.5 var(--serif); }
.who { margin-top: .75rem; font-size: 1rem; color: var(--ink-2); }
.who b { color: var(--ink); }
.files { margin-top: 1rem; }
footer { padding: clamp(3rem, 6vw, 6rem) var(--gutter) 3rem; text-align: center; font-size: 1rem; color: var(--ink-2); }

@media print {
  @page { margin: 18mm 16mm; }
  body { background: none; font-size: 11pt; }
  .film { display: none; }
  .cover:not(.alone) { grid-template-columns: 6cm 1fr; padding-top: 0; }
  .band { padding-top: 12mm; }
  .band > h2, .letter h3 { break-after: avoid; }
  .letter { box-shadow: none; padding: 8mm; font-size: 12pt; background: none; }
  .gallery { display: block; columns: 2; column-gap: 6mm; }
  .gallery li { max-width: none; margin-bottom: 6mm; break-inside: avoid; }
  .gallery img { background: none; max-height: 20cm; }
  .wall { columns: 2; column-gap: 6mm; }
  .note img { width: auto; max-height: 9cm; margin-inline: auto; }
  .print { box-shadow: none; border: 1px solid var(--line-warm); }
  a { color: inherit; text-decoration: none; }
}
`

const PACKAGE = '@expo-google-fonts/newsreader'

/** The fonts of the page and their licence: the path of each, by its file name. */
export const siteFonts = Object.entries({
  'Newsreader.ttf': `${PACKAGE}/400Regular/Newsreader_400Regular.ttf`,
  'Newsreader-Italic.ttf': `${PACKAGE}/400Regular_Italic/Newsreader_400Regular_Italic.ttf`,
  'OFL-Newsreader.txt': `${PACKAGE}/LICENSE_FONT`,
}).map(([name, path]) => ({ name, path: createRequire(import.meta.url).resolve(path) }))
