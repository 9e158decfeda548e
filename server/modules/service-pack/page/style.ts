import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const PACKAGE = '@expo-google-fonts/newsreader'

/**
 * The dark style of the slideshow (app/ui/tokens.css, app/features/slideshow). The fonts are embedded: from a USB
 * stick, not every browser lets a page read a font file. Newsreader is under the SIL Open Font Licence 1.1.
 */
export async function pageStyle(): Promise<string> {
  const [upright, italic] = await Promise.all([
    fontFace('normal', `${PACKAGE}/400Regular/Newsreader_400Regular.ttf`),
    fontFace('italic', `${PACKAGE}/400Regular_Italic/Newsreader_400Regular_Italic.ttf`),
  ])
  return `${upright}${italic}${room}`
}

async function fontFace(style: string, path: string): Promise<string> {
  const font = (await readFile(resolve(path))).toString('base64')
  return `@font-face{font-family:Newsreader;font-style:${style};src:url(data:font/ttf;base64,${font}) format("truetype")}\n`
}

const room = `
:root { color-scheme: dark; --room: #12191b; --light: #f6efe2; --light-2: #b9c5c7; --warm: #fdc578; --line: #74868b;
  --serif: Newsreader, "Noto Serif", Georgia, serif; --sans: "Source Sans 3", system-ui, sans-serif; }
* { box-sizing: border-box; margin: 0; }
html, body { height: 100%; background: var(--room); color: var(--light); font: 1.125rem/1.4 var(--sans); }
#room { position: relative; height: 100vh; height: 100svh; overflow: hidden; background: var(--room); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
#stage { position: absolute; inset: 0 0 10rem; isolation: isolate; container-type: size; }
.layer { position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center;
  justify-content: center; padding: 1rem 1.5rem; text-align: center; opacity: 0; mix-blend-mode: plus-lighter;
  transition: opacity 400ms ease-in-out; }
.shown { opacity: 1; }
#room::before { content: ""; position: absolute; inset: 0; opacity: 0; transition: opacity 400ms ease-in-out;
  background: radial-gradient(ellipse 75% 52% at 50% 112%, rgb(253 197 120 / .5), rgb(217 130 91 / .2) 45%, transparent 78%); }
#room.glow::before { opacity: 1; }
.portrait { height: 32vh; height: 32cqh; max-width: 60vw; margin-bottom: 4vh; padding: clamp(.25rem, 1vh, .5rem);
  background: #fdf9f0; object-fit: contain; }
.of { font: italic 1.5rem/1.3 var(--serif); color: var(--warm); }
.name { max-width: 100%; margin: 1vh 0 4vh; font: 400 clamp(2.25rem, 1.5rem + 4.4vw, 6.25rem)/1.12 var(--serif);
  overflow-wrap: anywhere; text-wrap: balance; }
.sun { display: flex; align-items: center; gap: 1rem; width: min(24rem, 70vw); }
.sun::before, .sun::after { content: ""; flex: 1; border-top: 1px solid var(--line); }
.sun span { width: 2rem; height: 1rem; border-radius: 1rem 1rem 0 0; background: var(--warm); }
.life { margin: -1vh 0 3vh; font: 400 1.5rem/1.3 var(--serif); }
.when { margin-top: 4vh; font: 400 1.75rem/1.3 var(--serif); }
.parts { max-width: 44rem; margin-top: .5rem; padding: 0; list-style: none; font-size: clamp(1rem, 2.4vh, 1.25rem); line-height: 1.5; }
.parts span, .parts i { color: var(--light-2); }
.parts span { margin-inline-end: .5em; }
.parts i { margin-inline-start: .5em; overflow-wrap: anywhere; }
.card:has(.parts) .portrait { height: 20vh; height: 20cqh; }
.card:has(.parts) .name { margin-bottom: 2vh; font-size: clamp(2rem, 1.2rem + 3vw, 4.5rem); }
.card:has(.parts) .when { margin-top: 2vh; }
.many { max-width: 44rem; margin-top: .75rem; color: var(--light-2); }
#closing .many { margin-top: 4vh; font: 400 1.5rem/1.5 var(--serif); }
.photo :is(img, video) { flex: 0 1 auto; width: 100%; min-height: 0; object-fit: contain; }
.photo p { flex: none; max-width: 60rem; padding-top: .75rem;
  font: italic clamp(1.375rem, 1.1rem + 1vw, 2rem)/1.25 var(--serif); overflow-wrap: anywhere; text-wrap: balance; }
.photo p.long { font-size: 1.125rem; line-height: 1.35; }
.photo p.from { padding-top: .25rem; font: 400 1rem/1.4 var(--sans); color: var(--light-2); }
#controls { position: absolute; inset: auto 0 0; padding: .5rem 1rem 1rem; text-align: center; transition: opacity 300ms; }
.moves { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .5rem; }
button, select { min-height: 3rem; padding: 0 1rem; border: 1px solid transparent; border-radius: 3rem; background: none;
  color: inherit; font: 600 1.125rem var(--sans); cursor: pointer; }
select { border-color: var(--line); background: var(--room); }
#toggle { min-width: 7rem; border-color: var(--light-2); }
button:hover { background: rgb(246 239 226 / .12); }
:focus-visible { outline: 3px solid #8fc3e8; outline-offset: 2px; }
#position, .keys { color: var(--light-2); font-size: 1rem; min-height: 1.4em; }
.quiet { cursor: none; }
.quiet:not(:has(#controls :focus-visible)) #stage { inset: 0; }
.quiet #controls:not(:has(:focus-visible)) { opacity: 0; }
.note { position: absolute; inset: auto 1rem 1rem; text-align: center; }
@media (prefers-reduced-motion: reduce) { .layer, #room::before, #controls { transition: none; } }
`
